import { html } from 'hono/html'
import { WILD } from '../services/wild.ts'
import { page } from './page.ts'

const KINDS: readonly (readonly [kind: string, spellings: string])[] = [
  ['Yes and no', 'true, 1, "1", "true", "yes", "on"; false, 0, "0", "false", "no", "off"'],
  ['Numbers', '4.5, "4.5", "4,5", "45.0", "4.5e+4"'],
  ['Sums', '45000, "45000", "45 000", "45,000", "45000.00", "45 000 so\'m", "45000 UZS"'],
  ['Names of a list', 'PICK_UP, pick_up, pick-up, pickUp, "Pick up"'],
  ['Times of day', '"09:00", "9:00", "09:00:00", "09.00", "0900", "9:00 AM", [9, 0], 9'],
  ['Days', '"2026-11-24", "24.11.2026", "2026/11/24", "20261124", [2026, 11, 24], a midnight'],
  ['Days of the week', 'MONDAY, monday, mon, 1'],
  [
    'Moments',
    'with T or a space, with +05:00, +0500, Z, another offset or none, seconds or milliseconds since 1970, [2026, 11, 24, 12, 0]',
  ],
  [
    'Texts',
    'with &amp; and other entities; a text of digits as a number; one text for three equal languages',
  ],
  ['A language', 'is blank here and there, where another one is not: never the one that the caller speaks'],
  [
    'Nothing',
    'the field is left out, null, an empty text, " ", "null", where the contract knows what it is without it',
  ],
  ['Lists', 'a second record with the id of the first at the end, which does not count'],
  ['Pages', '{content, last}, {content, page: {…}}, {items, hasNext}, {data}, {results}; totals as texts'],
]

/** What is odd about the answers to `wild`. */
export const wildPage = (port: string) =>
  page(
    'Spellings',
    html`<h1>Spellings</h1>
<p class="soft">Servers write the same in many ways. <a href="http://${WILD}.localhost:${port}/">${WILD}</a> is Qozon once more, with the menu, the branches and the settings of <code>demo</code>, but each of its answers is spelled at random, and otherwise each time. The shop should look the same. <span lang="uz">Bir xil javob, har safar boshqacha yozilgan.</span></p>
<nav><a href="/sandbox">Sandbox</a><a href="/sandbox/contract">Contract</a></nav>
<section><h2>What is odd</h2><div class="scroll"><table>
<tr><th>Kind</th><th>How it is written</th></tr>
${KINDS.map(([kind, spellings]) => html`<tr><td>${kind}</td><td>${spellings}</td></tr>`)}
</table></div></section>
<section><h2>What is not</h2>
<p>Ids, tokens and addresses are as in any other shop, and calls are read alike. <code>SANDBOX_SPELLING_SEED</code> says which spellings come first: the same seed and the same calls give the same answers.</p></section>`,
  )
