/** The page for browsers below the supported floor: plain, without scripts, readable by very old browsers. */

import { brand, ramps } from '#src/lib/brand.ts'

export const OLD_BROWSER_PAGE = 'old-browser.html'

/** Features that decide about a browser: one that lacks any of them loads `src/older-browsers.ts`. */
const OLDER = [
  ['toSorted', '[]'],
  ['toReversed', '[]'],
  ['toSpliced', '[]'],
  ['with', '[]'],
  ['groupBy', 'Map'],
  ['canParse', 'URL'],
  ['any', 'AbortSignal'],
  ['Segmenter', 'Intl'],
] as const

/**
 * Redirects a browser below the floor, in syntax that it understands. Dynamic viewport units and lookbehind
 * are the newest features that styles and code require. A supported browser without later features is marked
 * for `boot.ts`.
 */
export const floorScript = [
  'try{if(!CSS.supports("height","1dvh"))throw 0;new RegExp("(?<=a)b")}',
  `catch(e){location.replace("/${OLD_BROWSER_PAGE}")}`,
  `if(!(${OLDER.map(([name, target]) => `"${name}"in ${target}`).join('&&')}))document.documentElement.setAttribute("data-older","")`,
].join('')

export function buildOldBrowserPage(): string {
  return `<!doctype html>
<html lang="bn">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>ব্রাউজারটি পুরোনো – ${brand.name}</title>
    <style>body{max-width:32em;margin:2em auto;padding:0 1em;font:18px/1.7 sans-serif;color:#13282c;background:#fff}a{color:${ramps.primary[7]}}</style>
  </head>
  <body>
    <h1>এই ব্রাউজারটি পুরোনো</h1>
    <p>${brand.name} এখানে ঠিকমতো চলবে না। ব্রাউজারটি আপডেট করুন, অথবা নতুন একটি ব্রাউজার দিয়ে খুলুন।</p>
    <ul>
      <li>Chrome, Edge, Samsung Internet: ১০৯ বা তার পরের</li>
      <li>Firefox: ১১৫ বা তার পরের</li>
      <li>iPhone, iPad, Mac: iOS বা Safari ১৬.৪ বা তার পরের</li>
    </ul>
    <p>অ্যান্ড্রয়েড ফোনে Play Store খুলে Chrome খুঁজুন, তারপর আপডেট চাপুন। আইফোনে Settings › General › Software Update দেখুন।</p>
    <p>সাহায্য লাগলে লিখুন: <a href="mailto:${brand.contact.email}">${brand.contact.email}</a></p>
    <p><a href="/">আবার চেষ্টা করুন</a></p>
  </body>
</html>
`
}
