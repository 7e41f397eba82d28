/** For tests: a session as it is stored, of a customer called Aziza. */
export const azizasSession = {
  token: 't-1',
  user: {
    id: 'u-1',
    firstName: 'Aziza',
    lastName: '',
    phone: '+998901234567',
    cashback: null,
    balance: null,
  },
}
