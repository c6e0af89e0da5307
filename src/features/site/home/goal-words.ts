/** Texts of the goal on the home page. */
export const words = {
  question: 'কোন কাজে নিজেকে গড়তে চান?',
  hint: 'একটি বেছে নিন। হোম পেজে সেই বিষয়ের কোর্স আগে দেখাব।',
  chosen: (title: string) => `এখন থেকে হোম পেজে “${title}” আগে থাকবে। বদলাতে অন্যটি চাপুন।`,
  dropped: 'ঠিক আছে। হোম পেজ আগের মতো সাজানো হলো।',
  first: (title: string) => `আপনার লক্ষ্য: ${title}`,
  firstHint: 'এই বিষয়ের কোর্স আগে, তারপর যা সামনে শুরু হচ্ছে',
} as const
