// Frontend
