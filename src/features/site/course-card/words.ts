/** Texts of the course card. */

import { formatNumber } from '#src/lib/bn.ts'
import { joinFacts } from '#src/lib/facts-line.ts'

export const words = {
  ended: 'ভর্তি শেষ',
  free: 'ফ্রি কোর্স',
  bundle: 'বান্ডেল',
  recorded: 'রেকর্ডেড',
  live: 'লাইভ কোর্স',
  liveRow: 'লাইভ',
  recordings: (count: number) => `${formatNumber(count)}টি রেকর্ডিং`,
  fewSeats: (batch: string, seats: number) => `${batch} · আসন বাকি ${formatNumber(seats)}`,
  admissionOpen: (batch: string) => `ভর্তি চলছে · ${batch}`,
  starts: (date: string, days: string, dayPart: string) => joinFacts(`${date} থেকে`, days, dayPart),
  startLater: 'পরের ব্যাচের তারিখ শিগগির',
  anyTime: (recordings: number) =>
    recordings > 0 ? `যেকোনো সময় · ${formatNumber(recordings)}টি রেকর্ডিং` : 'যেকোনো সময়',
  forLife: 'আজীবন মেয়াদ',
  details: 'বিস্তারিত',
  enrolFree: 'বিনামূল্যে ভর্তি হোন',
} as const
