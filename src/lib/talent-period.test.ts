import { expect, it } from 'vitest'
import { formatPeriod } from './talent-period.ts'

it.each([
  ['2025-03-01', '2025-08-01', 'মার্চ – আগস্ট ২০২৫'],
  ['2021-12-01', '2025-01-01', 'ডিসেম্বর ২০২১ – জানুয়ারি ২০২৫'],
  ['2025-03-01', '2025-03-31', 'মার্চ ২০২৫'],
  ['2025-03-01', null, 'মার্চ ২০২৫ – এখনো চলছে'],
  ['2025-03-01', undefined, 'মার্চ ২০২৫ – এখনো চলছে'],
])('%s to %s is read as %s', (from, to, line) => expect(formatPeriod(from, to)).toBe(line))
