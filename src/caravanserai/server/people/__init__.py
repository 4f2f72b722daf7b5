"""Who is who: guests and their cookies and tokens, and what keeps strangers and impatient programs out."""
