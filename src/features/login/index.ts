export { useRequireCustomer } from './require-customer.ts'
