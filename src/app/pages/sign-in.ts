/** The two pages of signing in: one chunk, because who requests a code enters it next. */
export { default as LoginConfirm } from '#/features/sign-in/LoginConfirmScreen.tsx'
export { default as Login } from '#/features/sign-in/LoginScreen.tsx'
