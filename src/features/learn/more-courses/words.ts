import { formatNumber } from '#src/lib/bn.ts'

export const words = {
  bundle: (title: string) => `${title}: বান্ডেলের কোর্স`,
  count: (count: number) => `${formatNumber(count)}টি কোর্স`,
  enter: 'ক্লাসে যান',
  see: 'কোর্সটি দেখুন',
  suggestion: 'এরপর যা শিখতে পারেন',
  hide: 'এখন দেখাবেন না',
  hidden: '৩০ দিন এই প্রস্তাব দেখানো হবে না।',
} as const
