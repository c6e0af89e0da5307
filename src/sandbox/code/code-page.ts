/**
 * The external editor's page: as simple as possible, it saves typed text automatically. Its token is in the
 * fragment. (ruling R18)
 */
export const EDITOR_PATH = 'editor.js'

export const renderCodePage = (media: string) => `<!doctype html>
<html lang="bn">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,">
<title>কোড এডিটর</title><style>
:root { color-scheme: light dark }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; font: 1.0625rem/1.7 'Noto Sans Bengali', sans-serif }
textarea { box-sizing: border-box; width: 100%; min-height: 16rem; font: .9375rem/1.5 ui-monospace, monospace; white-space: pre; tab-size: 2 }
select { font: inherit; min-height: 44px }
</style></head>
<body><main><h1>কোড এডিটর</h1><p>এটি পরীক্ষামূলক এডিটর: যা লিখবেন, নিজে থেকেই পরীক্ষায় জমা থাকবে।</p><p role="status" id="state">খোলা হচ্ছে…</p><div id="questions"></div></main>
<script src="${media}/code/${EDITOR_PATH}" type="module"></script></body>
</html>`

/**
 * The pages besides the code tests: an account's own page, and the project of an assignment. They greet the
 * person named in the token.
 */
export const HOME_PATH = 'home.js'

export const renderHomePage = (media: string) => `<!doctype html>
<html lang="bn">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,">
<title>কোড এডিটর</title></head>
<body><main><h1>কোড এডিটর</h1><p role="status" id="state">খোলা হচ্ছে…</p></main>
<script src="${media}/code/${HOME_PATH}" type="module"></script></body>
</html>`

export const homeScript = `
const token = new URLSearchParams(location.hash.slice(1)).get('access_token') ?? ''
history.replaceState(null, '', location.pathname)
const answered = await fetch(location.pathname + '/owner', { headers: { accesstoken: token } }).catch(() => undefined)
document.getElementById('state').textContent = answered?.ok ? (await answered.json()).name + ', আপনার জায়গা তৈরি।' : 'খোলা যায়নি। আগের পাতা থেকে আবার আসুন।'
`

/**
 * Runs in the page: removes the token from the address, shows the questions as text, saves a second after the
 * last key.
 */
export const editorScript = `
const token = new URLSearchParams(location.hash.slice(1)).get('access_token') ?? ''
history.replaceState(null, '', location.pathname)
const state = document.getElementById('state')
const ask = (init) => fetch(location.pathname + '/answers', { ...init, headers: { accesstoken: token, 'content-type': 'application/json' } })
const plain = (html) => new DOMParser().parseFromString(html, 'text/html').body.textContent

function draw({ _id, text, starters, answer }) {
  const title = Object.assign(document.createElement('h2'), { textContent: plain(text) })
  const language = Object.assign(document.createElement('select'), { ariaLabel: 'ভাষা' })
  for (const each of starters) language.append(new Option(each.language, each.language))
  language.value = answer?.language ?? starters[0].language
  const area = Object.assign(document.createElement('textarea'), { ariaLabel: plain(text), spellcheck: false })
  area.value = answer?.code ?? starters[0].code
  let waiting
  const save = async () => {
    const value = { language: language.value, code: area.value }
    const answered = await ask({ method: 'POST', body: JSON.stringify({ question: _id, value }) }).catch(() => undefined)
    state.textContent = answered?.ok ? 'সব লেখা জমা আছে।' : 'জমা হয়নি। ইন্টারনেট দেখে আবার লিখুন।'
  }
  const changed = () => {
    state.textContent = 'জমা হচ্ছে…'
    clearTimeout(waiting)
    waiting = setTimeout(save, 1000)
  }
  area.addEventListener('input', changed)
  language.addEventListener('change', changed)
  document.getElementById('questions').append(title, language, area)
}

const answered = await ask({ method: 'GET' }).catch(() => undefined)
if (answered?.ok) {
  for (const question of await answered.json()) draw(question)
  state.textContent = 'লেখা শুরু করুন।'
} else {
  state.textContent = 'এডিটরটি খোলা যায়নি। পরীক্ষার পাতা থেকে আবার আসুন।'
}
`
