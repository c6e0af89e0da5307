/** Apart from the page's words, since the dashboard needs only these. */
export const words = {
  title: 'আপনার সপ্তাহ দেখুন',
  text: 'কী শিখলেন, কী সামনে, কী বাকি: এক পেজে।',
  over: 'সপ্তাহ শেষ। কী শিখলেন, এক পেজে দেখুন।',
} as const
