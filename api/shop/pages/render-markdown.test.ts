import { expect, test } from '../../test/test.ts'
import { MAX_MARKDOWN_LENGTH, renderMarkdown } from './render-markdown.ts'

const html = (markdown: string) => renderMarkdown(markdown, 'en').html

test('headings have unique ids made from their words, and begin at the second level', () => {
  const text = '# Top\n\nWhat it costs\n---\n\n## What it costs ##\n\n### *Details* & `more`\n\n## कति पुर्‍याउँछौं?'
  expect(renderMarkdown(text, 'en')).toEqual({
    html: [
      '<h2 id="s-top">Top</h2>',
      '<h2 id="s-what-it-costs">What it costs</h2>',
      '<h2 id="s-what-it-costs--2">What it costs</h2>',
      '<h3 id="s-details-more"><em>Details</em> &amp; <code>more</code></h3>',
      '<h2 id="s-कति-पुर्याउँछौं">कति पुर्‍याउँछौं?</h2>',
    ].join('\n'),
    sections: [
      { id: 's-top', title: 'Top' },
      { id: 's-what-it-costs', title: 'What it costs' },
      { id: 's-what-it-costs--2', title: 'What it costs' },
      { id: 's-कति-पुर्याउँछौं', title: 'कति पुर्‍याउँछौं?' },
    ],
  })
})

test('links to the shop’s own pages stay in the language, others stay unchanged', () => {
  const text =
    '[here](/contact#form) [home](/) [out](https://a.example/x) [mail](mailto:a@b.example) [odd](//b.example)'
  expect(renderMarkdown(text, 'ne').html).toBe(
    '<p><a href="/ne/contact#form">here</a> <a href="/ne">home</a> <a href="https://a.example/x">out</a> ' +
      '<a href="mailto:a@b.example">mail</a> <a href="//b.example">odd</a></p>',
  )
  expect(html('[here](/contact)')).toBe('<p><a href="/contact">here</a></p>')
})

test('a page is no longer than some twelve times its text, also if it names one long address many times', () => {
  const address = `[a]: /${'क'.repeat(9_990)}\n\n`
  const page = html(address + '[a] '.repeat((MAX_MARKDOWN_LENGTH - address.length) / 4))
  expect(page.length).toBeLessThan(12 * MAX_MARKDOWN_LENGTH)
  expect(page).not.toContain('href')
})

test('a table becomes an HTML table', () => {
  expect(html('| a | b |\n| --- | --- |\n| 1 | **2** |')).toMatch(/<th>b<\/th>[^]*<td><strong>2<\/strong><\/td>/)
})

const table = (columns: number) => `|${'a|'.repeat(columns)}\n|${'-|'.repeat(columns)}\n|1|`

test('a table wider than any page stays text', () => {
  expect(html(table(6))).toContain('<table>')
  expect(html(table(7))).toBe(`<p>|${'a|'.repeat(7)}\n|${'-|'.repeat(7)}\n|1|</p>`)
})

const rows = (count: number) => `a|b\n-|-\n${'x\n'.repeat(count)}`

test('a table of more rows than any page has stays text', () => {
  expect(html(rows(997))).toContain('<table>')
  expect(html(rows(998))).not.toContain('<table>')
  expect(html(rows(998).replaceAll('x\n', 'x\r'))).not.toContain('<table>')
})

test.for([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'text <b onmouseover="alert(1)">b</b>',
  '<!-- --><svg/onload=alert(1)>',
  '## <img src=x onerror=alert(1)>',
  '| <script>1</script> |\n| --- |\n| <iframe src="//evil.example"> |',
  '`<script>`\n\n    <script>alert(1)</script>',
  '[a]: /x "onload=\'\'"\n\n[a] <a href="/x" onclick="y">',
])('HTML in a text is text: %s', (attack) => {
  const tags = [...html(attack).matchAll(/<\/?([a-z0-9]+)([^>]*)>/g)]
  const known = /^(p|h2|table|thead|tbody|tr|th|td|code|pre|a)$/
  expect(tags.filter(([, name]) => !known.test(name!))).toEqual([])
  const attributes = tags.map(([, , rest]) => rest!.replaceAll(/ (id|href|title)="[^"]*"/g, ''))
  expect(attributes.filter((rest) => rest !== '')).toEqual([])
})

test.for([
  '[a](javascript:alert(1))',
  '[a](JaVaScRiPt:alert(1))',
  '[a](java&#115;cript:alert(1))',
  '[a](&#x6A;avascript&colon;alert(1))',
  '[a](vbscript:x)',
  '[a](data:text/html;base64,PHNjcmlwdD4=)',
  '![a](javascript:alert(1))',
  '<javascript:alert(1)>',
  '[a][b]\n\n[b]: javascript:alert(1)',
])('an address that would run something leads nowhere: %s', (attack) => {
  const addresses = [...html(attack).matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address)
  expect(addresses.filter((address) => address !== '')).toEqual([])
})

/** Longer texts would take some Markdown renderers minutes. */
test('a text longer than any page is cut off', () => {
  expect(html('a'.repeat(MAX_MARKDOWN_LENGTH + 1))).toHaveLength(MAX_MARKDOWN_LENGTH + '<p></p>'.length)
})
