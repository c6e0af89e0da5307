import { expect, test } from 'vitest'
import { endSentence } from './end-sentence.ts'

test.each([
  ['সার্ভার ব্যস্ত', 'সার্ভার ব্যস্ত।'],
  [' সার্ভার ব্যস্ত। ', 'সার্ভার ব্যস্ত।'],
  ['Too busy.', 'Too busy.'],
  ['আবার চেষ্টা করবেন?', 'আবার চেষ্টা করবেন?'],
  ['অপেক্ষা করুন…', 'অপেক্ষা করুন…'],
  ['লেখা আছে “বন্ধ।”', 'লেখা আছে “বন্ধ।”'],
  ['মূল্য বদলেছে (৩,০০০)', 'মূল্য বদলেছে (৩,০০০)।'],
])('%s', (text, ended) => expect(endSentence(text)).toBe(ended))
