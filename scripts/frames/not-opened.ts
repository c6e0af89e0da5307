/**
 * Tells that the page's scripts failed to load. Without this notice the frame or first picture looks like a
 * complete page whose buttons do nothing. It is part of the inline script, which needs no other file.
 * `src/boot.ts` reports the files that it imports later.
 */

const TEXT = 'পেজটি পুরো খোলেনি, তাই বোতামগুলো কাজ করবে না। ইন্টারনেট দেখে আবার চেষ্টা করুন। আপনি যা লিখেছেন তা থাকছে।'
const AGAIN = 'পেজটি আবার খুলুন'

/** Its colours fit both schemes. An empty address opens the page again without a script. */
const NOTICE = [
  '<div role="alert" style="position:fixed;inset:auto 1rem 5rem;z-index:9999;max-width:26rem;margin:0 auto;',
  'padding:.75rem 1rem;border:1px solid #7f9397;border-radius:12px;color:#fff;background:#13282c">',
  `${TEXT} <a href="" style="display:block;width:fit-content;padding:.5rem 0;color:#fff;font-weight:600;`,
  `text-decoration:underline">${AGAIN}</a></div>`,
].join('')

/**
 * Adds the notice when one of our scripts fails; other people's scripts are not modules. It is not in the HTML from
 * the start: with any element after the root, even a hidden one, Firefox prints a paper on two pages.
 */
export const notOpenedScript = [
  ';addEventListener("error",e=>{if(e.target.type!=="module")return;',
  `document.body.insertAdjacentHTML("beforeend",${JSON.stringify(NOTICE)});`,
  'addEventListener("online",()=>location.reload())},!0)',
].join('')
