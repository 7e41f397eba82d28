import { expect, test } from 'vitest'
import { decodeEntities, hasMarkup, isBlank, markupOnly, plainText } from './plain-text.ts'

test.each([
  ['Fish &amp; Chips', 'Fish & Chips'],
  ['Choy &quot;Qora&quot;', 'Choy "Qora"'],
  ['Osh &#45; palov &#x2d; &#X2D; &#8212; &#151;', 'Osh - palov - - — —'],
  ['&laquo;Osh&raquo; &mdash; 5&nbsp;kg, so&rsquo;m &hellip;', '«Osh» — 5\u00a0kg, so’m …'],
  ['cr&egrave;me br&ucirc;l&eacute;e, &Ccedil;u&ccedil;vara', 'crème brûlée, Çuçvara'],
  ['&amp;lt;b&amp;gt; once', '&lt;b&gt; once'],
  ['&LT;b&GT;', '<b>'],
  [
    'AT&T, R&B; &unknown; &#; &#xfffffff; &#55357; &#0;',
    'AT&T, R&B; &unknown; &#; &#xfffffff; &#55357; &#0;',
  ],
  ['a&#8238;b&rlm;c', 'abc'],
])('the entities of %s are decoded once', (written, shown) => {
  expect(decodeEntities(written)).toBe(shown)
})

test.each([
  ['Porsiya <300 g, 5 yoshdan > bolalarga mumkin emas', null],
  ['a < b > c', null],
  ['Sous <achchiq> alohida, <острый> отдельно', null],
  ['2<3 va 5>4', null],
  ['<p>Bir</p><p>ikki</p>', 'Bir ikki'],
  ['<ul><li>Bir</li><li>ikki</li></ul>', 'Bir ikki'],
  ['Bir<br>ikki<br/>uch', 'Bir ikki uch'],
  ['<b>O</b>sh <span style="a>b">toʻy</span>', 'Osh toʻy'],
  ['<style>p { color: red }</style><!-- <b>x</b> --><p>Osh</p>', 'Osh'],
  ['&lt;b&gt; osh', '<b> osh'],
  ['<p>Fish &amp; chips</p>', 'Fish & chips'],
])('of %s every word is kept, and no tag', (written, shown) => {
  expect(plainText(written)).toBe(shown ?? written)
  if (shown === null) {
    expect(hasMarkup(written)).toBe(false)
    expect(markupOnly(written)).toBe(written.replaceAll('<', '&lt;'))
  }
})

test.each([
  ...['', ' ', '\u00a0', '\u200b', '\ufeff', '\u00ad', '\u2060 \u200d', '\u3164', '\u2800', '\n\t'],
  ...['<p><br></p>', '<p>&nbsp;</p>', '<div><p>\u200b</p></div>', '&nbsp;', '&#8203;', '<p></p>', '<!-- -->'],
  ...['null', 'undefined', '&lrm;'],
])('%j is blank', (text) => {
  expect(isBlank(text)).toBe(true)
})

test.each(['a', '.', '0', '<300 g', '<b>a</b>', 'null kaloriya', '😋', '&amp;', '—'])('%j is not', (text) => {
  expect(isBlank(text)).toBe(false)
})
