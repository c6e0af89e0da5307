/**
 * The notice of a page whose scripts did not come: what stands before the app looks complete, and would take
 * no press. It is in the HTML file, since nothing else has to load for it. `src/boot.ts` reports the files
 * that it imports later.
 */

const TEXT = 'পেজটি পুরো খোলেনি, তাই বোতামগুলো কাজ করবে না। ইন্টারনেট দেখে আবার চেষ্টা করুন। আপনি যা লিখেছেন তা থাকছে।'
const AGAIN = 'পেজটি আবার খুলুন'

const ID = 'not-opened'

/** Its colours fit both schemes. An empty address opens the page again without a script. */
export const notOpenedNotice = [
  `<div id="${ID}" role="alert" hidden style="position:fixed;inset:auto 1rem 5rem;z-index:9999;`,
  'max-width:26rem;margin:0 auto;padding:.75rem 1rem;border:1px solid #7f9397;border-radius:12px;',
  `color:#fff;background:#13282c">${TEXT} `,
  `<a href="" style="display:block;width:fit-content;padding:.5rem 0;color:#fff;font-weight:600;text-decoration:underline">${AGAIN}</a></div>`,
].join('')

/** Shows the notice when a script of ours fails; scripts of others are no modules. */
export const notOpenedScript = [
  ';addEventListener("error",e=>{if(e.target.type!=="module")return;',
  `document.getElementById("${ID}").hidden=!1;addEventListener("online",()=>location.reload())},!0)`,
].join('')
