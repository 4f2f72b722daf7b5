"""Those who look after the house: what they see, what they may do, and whom they keep silent or out."""
