import { askMenu } from './shop.ts'

/* The first script of a page: it requests the menu before the rest of the page is parsed. */
window.menu = askMenu()
