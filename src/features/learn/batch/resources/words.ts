export const words = {
  by: 'কীভাবে সাজানো',
  byModule: 'মডিউলভিত্তিক',
  byCategory: 'ধরনভিত্তিক',
  ofAll: 'সব ব্যাচ',
  none: 'এখনো কোনো রিসোর্স নেই',
  noneText: 'শিক্ষক ফাইল বা লিংক দিলে এখানেই পাবেন।',
  toPlan: 'স্টাডি প্ল্যান দেখুন',
  other: 'অন্যান্য',
} as const
