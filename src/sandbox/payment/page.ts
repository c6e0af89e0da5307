/** The minimal page of a gateway: the amount, the payee, and the three possible outcomes. (ruling R14) */

import { formatNumber, formatTaka } from '#src/lib/bn.ts'
import type { Transaction } from '../database/tables/commerce.ts'

interface Gateway {
  name: string
  colour: string
}

const gateways: Record<Transaction['method'], Gateway> = {
  bkash: { name: 'বিকাশ', colour: '#c2185b' },
  sslcommerz: { name: 'কার্ড ও মোবাইল ব্যাংকিং', colour: '#1f5fa8' },
  stripe1: { name: 'কার্ড – ভারত', colour: '#4b3fb5' },
  stripe2: { name: 'কার্ড – অন্যান্য দেশ', colour: '#4b3fb5' },
}

export const decisions = ['pay', 'cancel', 'fail'] as const
export type Decision = (typeof decisions)[number]

const labels: Record<Decision, string> = { pay: 'পেমেন্ট করুন', cancel: 'বাতিল করুন', fail: 'ব্যর্থ করুন' }

function formatAmount({ amount, currency }: Transaction): string {
  return currency === 'BDT' ? formatTaka(amount) : `${formatNumber(amount)} ${currency}`
}

const writeStyle = (colour: string, media: string) => `
@font-face { font-family: 'Noto Sans Bengali'; src: local('Noto Sans Bengali'), url(${media}/fonts/bengali.woff2); font-weight: 100 900; font-display: swap }
:root { color-scheme: light dark }
body { margin: 0; font: 1.0625rem/1.7 'Noto Sans Bengali', sans-serif; background: #f4f2ec; color: #1d2320 }
main { box-sizing: border-box; width: min(26rem, 100% - 2rem); margin: 8vh auto; padding: 1.5rem; background: #fff; border-top: 6px solid ${colour}; border-radius: 12px }
h1 { margin: 0; font-size: 1.25rem } .amount { font-size: 2rem; font-weight: 700; margin: .5rem 0 }
form { display: grid; gap: .75rem; margin-top: 1rem }
button { font: inherit; min-height: 48px; border-radius: 8px; border: 1px solid #767c78; background: transparent; color: inherit; cursor: pointer }
button[value=pay] { background: ${colour}; border-color: ${colour}; color: #fff; font-weight: 700 }
small { display: block; opacity: .8 } button:focus-visible, a:focus-visible { outline: 3px solid currentColor; outline-offset: 2px }
@media (prefers-color-scheme: dark) { body { background: #14181a; color: #eceae4 } main { background: #1e2426 } }`

interface Page {
  colour: string
  title: string
  content: string
  /** The media host, which serves the font. */
  media: string
}

function renderPage({ colour, title, content, media }: Page): string {
  return `<!doctype html>
<html lang="bn">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,">
<title>${title}</title><style>${writeStyle(colour, media)}</style></head>
<body><main>${content}</main></body>
</html>`
}

export function renderPaymentPage(transaction: Transaction, media: string): string {
  const { name, colour } = gateways[transaction.method]
  const buttons = decisions
    .map((decision) => `<button name="decision" value="${decision}">${labels[decision]}</button>`)
    .join('\n')
  const content = `<h1>${name}</h1>
<p class="amount">${formatAmount(transaction)}</p>
<p>লেনদেন নম্বর: ${transaction.idx}</p>
<small>এটি পরীক্ষামূলক পেমেন্ট পেজ: কোনো টাকা কাটা হবে না।</small>
<form method="post">${buttons}</form>`
  return renderPage({ colour, title: `${name} – পেমেন্ট`, content, media })
}

interface Closed {
  text: string
  back: string
  media: string
}

/** For a transaction that can no longer be decided, or does not exist. */
export function renderClosedPage({ text, back, media }: Closed): string {
  const href = back.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return renderPage({
    colour: '#0E7C57',
    title: 'পেমেন্ট',
    content: `<h1>${text}</h1><p><a href="${href}">ফিরে যান</a></p>`,
    media,
  })
}
