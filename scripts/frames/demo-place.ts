/** Lets the demo run on any file server, and explains where it cannot. (ruling R6) */

const WORDS =
  'এই ডেমো ডোমেইনের মূল ঠিকানায় রাখতে হয়, যেমন http://localhost:8080/। কোনো ফোল্ডারের নিচে রাখলে বা ফাইল হিসেবে খুললে এটি চলে না।'

/** In a subfolder, or opened as a file, its scripts are not found. */
export const demoPlaceScript = [
  ';addEventListener("error",e=>{if(e.target.tagName==="SCRIPT"&&document.body){',
  `const p=document.createElement("p");p.textContent=${JSON.stringify(WORDS)};`,
  'p.style.cssText="max-width:32em;margin:2em auto;padding:0 1em;font:18px/1.7 sans-serif";document.body.replaceChildren(p)}},true)',
].join('')

export const DEMO_WORKER = 'demo-worker.js'

/**
 * A server without rewrites knows only `/`: after the first visit this worker answers reloads and deep links
 * with the app.
 */
export const demoWorker = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
const openApp = async () => new Response(await (await fetch('/guest.html')).text(), { headers: { 'content-type': 'text/html; charset=utf-8' } })
addEventListener('fetch', (event) => {
  const { mode, method } = event.request
  if (mode !== 'navigate' || method !== 'GET') return
  event.respondWith(fetch(event.request).then((response) => (response.status === 404 ? openApp() : response)))
})
`
