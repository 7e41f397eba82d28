import { TOURS } from '../screens/list.ts'
import { test } from '../screens/walk.ts'
import { picture } from './picture.ts'

/* Every screen once for each shell, theme, width and language; sheets.ts lays them side by side. */

test.use({ looks: { look: picture, lookOn: picture }, savesData: false })

for (const [name, { run }] of Object.entries(TOURS)) test(name, ({ walk }) => run(walk))
