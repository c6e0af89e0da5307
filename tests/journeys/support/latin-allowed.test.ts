import { expect, it } from 'vitest'
import { latinLeft } from './latin-allowed.ts'

it.each([
  ['৳৬,০০০ দিয়ে ভর্তি হোন'],
  ['01712345678 নম্বরে কোড পাঠানো হয়েছে'],
  ['React আর Node.js দিয়ে ফুল স্ট্যাক'],
  ['ভারত +91'],
  ['প্রোমো কোড KARIGOR10'],
  ['assignment-1.pdf দেখুন'],
  ['support@karigor.example বা karigor.example/help'],
])('%s is allowed', (text) => {
  expect(latinLeft(text)).toEqual([])
})

it.each([
  ['মোট 12টি ক্লাস', ['12']],
  ['Loading', ['Loading']],
  ['৫ জন Join now করেছেন', ['Join now']],
  ['undefined', ['undefined']],
  ['সময় 9:30', ['9:30']],
])('%s is not allowed', (text, left) => {
  expect(latinLeft(text)).toEqual(left)
})
