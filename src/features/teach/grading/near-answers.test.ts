import { expect, test } from 'vitest'
import { findNear } from './near-answers.ts'

const TEXT = 'ইনডেক্স না থাকলে সব ডকুমেন্ট একটা একটা করে পড়ে, তাই ধীর'
const near = (text: string, own = TEXT) => findNear(own, [{ paper: 'p', text }])[0]

test('one word more or another one is near, with what differs', () => {
  expect(near('ইনডেক্স না থাকলে সব ডকুমেন্ট একটা একটা করে দেখে, তাই ধীর')).toMatchObject({
    difference: 'করে দেখে তাই',
    isDoubtful: false,
  })
  expect(near('আসলে ইনডেক্স না থাকলে সব ডকুমেন্ট একটা একটা করে পড়ে, তাই ধীর')?.difference).toBe('আসলে ইনডেক্স')
})

test('the same in Latin letters is near and told', () => {
  expect(near('index na thakle sob dokument ekta ekta kore pore, tai dhir')).toMatchObject({
    isBanglish: true,
  })
})

test('a negation or a number that differs is doubtful', () => {
  expect(near('ইনডেক্স থাকলে সব ডকুমেন্ট একটা একটা করে পড়ে, তাই ধীর')?.isDoubtful).toBe(true)
  expect(near('মোট ২০টি ধাপ লাগে এই খোঁজে', 'মোট ১৯টি ধাপ লাগে এই খোঁজে')?.isDoubtful).toBe(true)
})

test('code that differs in spaces only is near; another answer, a short or an equal one is not', () => {
  const code = 'for (let i = 0; i < n; i += 1) { sum += list[i] }'
  expect(near('for(let i=0;i<n;i+=1){\n  sum+=list[i]\n}', code)).toBeDefined()
  expect(near('ইনডেক্স বইয়ের সূচির মতো, জায়গা নেয়')).toBeUndefined()
  expect(near('HTTP status 404', 'HTTP status 500')).toBeUndefined()
  expect(near(`  ${TEXT}।`)).toBeUndefined()
})
