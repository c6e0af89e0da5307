/** Texts of the learner's frame. */
export const words = {
  navigation: 'শিক্ষার্থীর মেনু',
  career: 'ক্যারিয়ার',
  answers: 'ইন্টারভিউ ও অফার',
  help: 'উত্তর খুঁজুন',
  appTitle: 'মোবাইলে শিখুন',
  appText: 'অ্যাপে ক্লাস ডাউনলোড করে রাখুন।',
  getApp: 'অ্যাপ ডাউনলোড করুন',
  notices: 'নোটিশ',
} as const
