export const siteBlurb =
  "Para ler, buscar, orar e jogar, de graça. Sem conta nem propaganda; o que você escreve fica no seu aparelho.";
