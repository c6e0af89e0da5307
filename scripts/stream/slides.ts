/** The picture of the sandbox's stream: one page that draws the slide of any second (`show(second)`), in the product's own colours and font. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { CLIP_SECONDS } from '#src/sandbox/media/stream-lengths.ts'

export const SLIDES = [
  { title: 'পরিচিতি ও আগের ক্লাস', text: 'আগের ক্লাসে যা শিখেছি, আজ তার পরের ধাপ।', code: "import { useState } from 'react'" },
  { title: 'State কী, কেন লাগে', text: 'State বদলালে কম্পোনেন্ট আবার রেন্ডার হয়।', code: 'const [count, setCount] = useState(0)' },
  { title: 'useState-এর ভেতরে', text: 'আগের মানের ওপর নির্ভর করলে ফাংশন দিন।', code: 'setCount((c) => c + 1)' },
  { title: 'কন্ট্রোলড ফর্ম', text: 'ফর্মের মান State-এ থাকে, ইনপুট শুধু দেখায়।', code: '<input value={name} onChange={change} />' },
  { title: 'ফর্ম ভ্যালিডেশন', text: 'ভুল হলে কী করতে হবে, তা ইনপুটের পাশেই বলুন।', code: "if (!name) setError('নাম লিখুন')" },
  { title: 'প্রশ্নোত্তর', text: 'না বুঝলে এখনই জিজ্ঞেস করুন।', code: 'return <SignupForm />' },
] as const

/** Each slide stays this long. */
export const SLIDE_SECONDS = CLIP_SECONDS / SLIDES.length

function fontFace(file: string): string {
  const path = createRequire(import.meta.url).resolve(`@fontsource-variable/noto-sans-bengali/files/${file}`)
  const data = readFileSync(path).toString('base64')
  return `@font-face { font-family: Noto; font-weight: 100 900; src: url(data:font/woff2;base64,${data}) format('woff2'); unicode-range: ${file.includes('latin') ? 'U+0000-00FF' : 'U+0951-0952,U+0964-0965,U+0980-09FE,U+200C-200D'} }`
}

const STYLE = `
  body { margin: 0; width: 1280px; height: 720px; background: #052F39; color: #fff; font-family: Noto; overflow: hidden }
  #number { position: absolute; left: 96px; top: 84px; color: #FCB12B; font-size: 30px }
  #title { position: absolute; left: 96px; top: 140px; font-size: 64px; font-weight: 700 }
  #text { position: absolute; left: 96px; top: 270px; font-size: 34px; color: #CFE6EA }
  #code { position: absolute; left: 96px; top: 380px; padding: 32px 40px; border-radius: 20px; background: #0B3F4B; font: 32px monospace; color: #FFC459 }
  #clock { position: absolute; right: 96px; top: 84px; font-size: 44px; font-weight: 600; font-variant-numeric: tabular-nums }
  #seam { position: absolute; left: 96px; bottom: 72px; display: flex; gap: 8px }
  #seam i { width: 24px; height: 8px; border-radius: 4px; background: #0E6E80 }
  #seam i.done { background: #FCB12B }
`

const SCRIPT = `
  const slides = ${JSON.stringify(SLIDES)}
  const digits = (text) => text.replace(/\\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[digit])
  const put = (id, text) => { document.getElementById(id).textContent = text }
  const STITCHES = 34
  function show(second) {
    const index = Math.floor(second / ${SLIDE_SECONDS})
    const slide = slides[index]
    put('number', digits(index + 1 + ' / ' + slides.length))
    put('title', slide.title)
    put('text', slide.text)
    put('code', slide.code)
    put('clock', digits(Math.floor(second / 60) + ':' + String(second % 60).padStart(2, '0')))
    const done = Math.round(STITCHES * second / ${CLIP_SECONDS - 1})
    document.getElementById('seam').innerHTML = Array.from({ length: STITCHES }, (_, at) => '<i' + (at < done ? ' class=done' : '') + '></i>').join('')
  }
  show(0)
`

export function slidePage(): string {
  const fonts = ['noto-sans-bengali-bengali-wght-normal.woff2', 'noto-sans-bengali-latin-wght-normal.woff2'].map(fontFace).join('\n')
  const parts = ['number', 'title', 'text', 'code', 'clock', 'seam'].map((id) => `<div id="${id}"></div>`).join('')
  return `<!doctype html><meta charset="utf-8"><style>${fonts}${STYLE}</style><body>${parts}<script>${SCRIPT}</script>`
}
