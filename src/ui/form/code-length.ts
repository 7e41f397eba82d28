/** Digits of an SMS code; the server decides, 4 to 8 are rendered. */
const wanted = Number(import.meta.env?.VITE_CODE_LENGTH ?? 6)
export const SMS_CODE_LENGTH = wanted >= 4 && wanted <= 8 ? wanted : 6
