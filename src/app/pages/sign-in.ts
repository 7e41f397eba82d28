/** The two pages of signing in: one file, because who asks for a code enters it next. */
export { default as LoginConfirm } from '#/features/login/LoginConfirmScreen.tsx'
export { default as Login } from '#/features/login/LoginScreen.tsx'
