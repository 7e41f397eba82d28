/** Mask of an Uzbek number: `#` stands for a digit (spec section 5). */
export const PHONE_MASK = '+998 ## ### ## ##'

/** A typed number as the wire wants it, `+998901234567`; null when it is no Uzbek number. */
export function normalPhone(text: string): string | null {
  if (!/^[\d\s()+.–-]*$/.test(text)) return null
  const digits = text.replace(/\D/g, '')
  const national = digits.length === 12 && digits.startsWith('998') ? digits.slice(3) : digits
  return national.length === 9 && !national.startsWith('0') ? `+998${national}` : null
}

/** A number as people read it, `+998 90 123 45 67`; a text that is no such number comes back as it is. */
export function formatPhone(text: string): string {
  const phone = normalPhone(text)
  return phone ? phone.replace(/^(\+998)(\d\d)(\d{3})(\d\d)(\d\d)$/, '$1 $2 $3 $4 $5') : text
}
