/**
 * What codes are made of, without signs that people read one for the other: 0 and O, 1, I and L, 2 and Z, 5 and S, 8
 * and B, V and U (only U is used). 24 signs, so 191 million codes of six and four billion of seven.
 */
export const CODE_SIGNS = '34679ACDEFGHJKMNPQRTUWXY'
