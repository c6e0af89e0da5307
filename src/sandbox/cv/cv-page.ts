/**
 * The CV builder's page: as simple as possible, it makes a CV of a few lines. Its token is in the fragment.
 * (rulings R18, R54)
 */
export const BUILDER_PATH = 'builder.js'

export const renderCvPage = (media: string) => `<!doctype html>
<html lang="bn">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,">
<title>সিভি বিল্ডার</title><style>
:root { color-scheme: light dark }
body { margin: 0 auto; max-width: 40rem; padding: 1rem; font: 1.0625rem/1.7 'Noto Sans Bengali', sans-serif }
textarea { box-sizing: border-box; width: 100%; min-height: 12rem; font: inherit }
button { font: inherit; min-height: 44px; padding: 0 1.25rem }
</style></head>
<body><main><h1>সিভি বিল্ডার</h1><p>এটি পরীক্ষামূলক বিল্ডার: কয়েক লাইন লিখে রাখলেই একটি সিভি হবে।</p>
<form id="form"><label for="text">নিজের কাজ ও শেখা</label><textarea id="text" required></textarea><p><button>সিভি সেভ করুন</button></p></form>
<p role="status" id="state"></p></main>
<script src="${media}/cv/${BUILDER_PATH}" type="module"></script></body>
</html>`

/** Runs in the page: removes the token from the address and stores the text as a CV of its person. */
export const builderScript = `
const token = new URLSearchParams(location.hash.slice(1)).get('token') ?? ''
history.replaceState(null, '', location.pathname)
const state = document.getElementById('state')
document.getElementById('form').addEventListener('submit', async (event) => {
  event.preventDefault()
  state.textContent = 'রাখা হচ্ছে…'
  const init = { method: 'POST', headers: { accesstoken: token, 'content-type': 'application/json' }, body: JSON.stringify({ text: document.getElementById('text').value }) }
  const answered = await fetch('cvs', init).catch(() => undefined)
  state.textContent = answered?.ok ? 'সিভি সেভ হয়েছে। আবেদনের পেজে ফিরে যান।' : 'সেভ হয়নি। আবেদনের পেজ থেকে আবার আসুন।'
})
`
