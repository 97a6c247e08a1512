print("theseus")
