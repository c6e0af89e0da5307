/** Captions as tools write them, in the transcript of a class. (WebVTT 6.4) */

import { expect, journey } from '../support/journey.ts'
import { CLASS_22 } from '../support/player-page.ts'

const FILES: readonly (readonly [what: string, file: string, sentences: readonly string[]])[] = [
  [
    'entities and tags',
    'WEBVTT\n\n00:01.000 --> 00:04.000\nUse &lt;div&gt; &amp; not &lt;b&gt;.\n\n00:04.000 --> 00:07.000\n<v Nusrat>Q&amp;A at&nbsp;10&lrm; o&#39;clock.</v>\n\n00:07.000 --> 00:09.000\nif (a < b <b>&&</b> c &gt; d).',
    ['Use <div> & not <b>.', "Q&A at\u00A010\u200E o'clock.", 'if (a && c > d).'],
  ],
  [
    'no empty lines',
    'WEBVTT\n00:00:01.000 --> 00:00:02.000\nNo blank after the head.\n00:00:03.000 --> 00:00:04.000\nNo blank before this cue.',
    ['No blank after the head.', 'No blank before this cue.'],
  ],
  [
    'SRT under the name of WebVTT',
    '1\r\n00:00:01,000 --> 00:00:02,500\r\n{\\an8}প্রথম কথা।\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\n<i>দ্বিতীয়</i> কথা।\r\n',
    ['প্রথম কথা।', 'দ্বিতীয় কথা।'],
  ],
]

for (const [what, file, sentences] of FILES)
  journey(`the transcript reads captions with ${what}`, async ({ app, consoleWatch }) => {
    consoleWatch.allow(/ERR_FAILED|Failed to load resource/)
    await app.loginAs('learner')
    const { page } = app
    await page.route(/\.vtt(?:\?|$)/, (route) =>
      route.fulfill({
        body: file,
        contentType: 'text/vtt',
        headers: { 'access-control-allow-origin': '*' },
      }),
    )
    await page.goto(`${CLASS_22}?view=text`)
    const lines = page.getByRole('region', { name: 'লেখা' }).getByRole('listitem').getByRole('button')
    await expect(lines).toHaveCount(sentences.length)
    const read = await lines.evaluateAll((all) => all.map((each) => each.lastElementChild?.textContent))
    expect(read).toEqual(sentences)
  })
