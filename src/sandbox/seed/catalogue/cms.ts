/** Text pages by their call key. (ruling R43) */

import { formatPercent } from '#src/lib/bn.ts'
import { CERTIFICATE_PERCENT } from '#src/lib/pass-marks.ts'
import type { cms } from '../../database/tables/catalogue.ts'
import { HOME } from './cms-home.ts'

type CmsRow = typeof cms.$inferInsert
type Content = NonNullable<CmsRow['content']>

const HOW_IT_WORKS: Content = {
  key: 'how-it-works',
  title: 'কারিগরে যেভাবে শেখা হয়',
  text: '<p>লাইভ ক্লাস, রেকর্ডিং, হাতে-কলমে কাজ আর মন্তব্য: চারটি মিলে একটি দক্ষতা।</p>',
  sections: [
    {
      key: 'steps',
      title: 'ভর্তি থেকে কাজ',
      items: [
        {
          icon: 'search',
          title: 'কোর্স বেছে নিন',
          text: 'বিষয়, সময় আর বাজেট মিলিয়ে কোর্স খুঁজুন; ফ্রি ক্লাস দেখে সিদ্ধান্ত নিন।',
        },
        { icon: 'live', title: 'ক্লাস করুন', text: 'নির্দিষ্ট দিনে লাইভ ক্লাস; মিস হলে পরদিন সকালে রেকর্ডিং।' },
        { icon: 'assignment', title: 'কাজ জমা দিন', text: 'প্রতি সপ্তাহে অ্যাসাইনমেন্ট; মেন্টর লাইন ধরে মন্তব্য করেন।' },
        {
          icon: 'certificate',
          title: 'সার্টিফিকেট নিন',
          text: `${formatPercent(CERTIFICATE_PERCENT)} অগ্রগতি হলেই যাচাইযোগ্য সার্টিফিকেট।`,
        },
      ],
    },
    {
      key: 'faqs',
      title: 'সাধারণ প্রশ্ন',
      items: [
        { title: 'মোবাইলে ক্লাস করা যায়?', text: '<p>যায়। কোড লেখার কাজে কম্পিউটার লাগবে।</p>' },
        { title: 'টাকা ফেরত পাওয়া যায়?', text: '<p>প্রথম দুই ক্লাসের মধ্যে জানালে পুরো টাকা ৭ থেকে ১০ কর্মদিবসে ফেরত।</p>' },
      ],
    },
  ],
}

const LEAD_GEN: Content = {
  key: 'lead-gen',
  title: 'আগে জানুন, পরে ভর্তি হোন',
  text: '<p>নম্বর রেখে যান, আমাদের কাউন্সেলর আপনার লক্ষ্য শুনে কোর্স বেছে দিতে সাহায্য করবেন। কোনো খরচ নেই।</p>',
  sections: [
    {
      key: 'events',
      title: 'কী জানতে চান?',
      items: [
        { icon: 'course', title: 'কোন কোর্স আমার জন্য?', href: 'course_advice' },
        { icon: 'time', title: 'পরের ব্যাচ কবে?', href: 'course_book_in_advance' },
        { icon: 'job', title: 'চাকরির সম্ভাবনা', href: 'career_advice' },
      ],
    },
  ],
}

const NEWSLETTER: Content = {
  key: 'newsletter',
  title: 'সাপ্তাহিক নিউজলেটার',
  text: '<p>প্রতি শনিবার সকালে একটি কৌশল, একটি ফ্রি ক্লাস আর একটি কাজের খবর। যখন খুশি বন্ধ করা যায়।</p>',
  sections: [],
}

const GUIDELINE: Content = {
  key: 'guideline-cms',
  title: 'ক্যারিয়ার সাপোর্ট',
  text: '<p>কোর্স শেষ হলেও আমরা পাশে থাকি: সিভি, পোর্টফোলিও, মক ইন্টারভিউ আর চাকরির খোঁজ।</p>',
  sections: [
    {
      key: 'guidelines',
      title: 'যা যা পাবেন',
      items: [
        { icon: 'cv', title: 'সিভি রিভিউ', text: 'একজন মেন্টর লাইন ধরে দেখেন, দুই দিনের মধ্যে মন্তব্য।' },
        { icon: 'interview', title: 'মক ইন্টারভিউ', text: 'আসল প্রশ্নে ৩০ মিনিট, সঙ্গে লিখিত ফিডব্যাক।' },
        { icon: 'job', title: 'চাকরি', text: 'প্রতি সপ্তাহে যাচাই করা নতুন কাজ।' },
      ],
    },
  ],
}

const CATEGORY: Content = {
  key: 'category-cms',
  title: 'বিষয় ধরে শেখা',
  sections: [
    {
      key: 'academic-degrees',
      title: 'একাডেমিক ডিগ্রির পাশে',
      text: '<p>বিশ্ববিদ্যালয়ে যা পড়ছেন, তার সঙ্গে মিলিয়ে কোন দক্ষতা কাজে লাগবে।</p>',
      items: [
        {
          icon: 'code',
          title: 'কম্পিউটার সায়েন্স',
          text: 'ফুল স্ট্যাক, ব্যাকএন্ড, মোবাইল অ্যাপ',
          href: '/category/web-development',
        },
        {
          icon: 'data',
          title: 'পরিসংখ্যান ও অর্থনীতি',
          text: 'ডেটা সায়েন্স, SQL, এক্সেল',
          href: '/category/data-science',
        },
        {
          icon: 'ads',
          title: 'ব্যবসায় শিক্ষা',
          text: 'ডিজিটাল মার্কেটিং, এক্সেল',
          href: '/category/digital-marketing',
        },
        { icon: 'design', title: 'চারুকলা ও স্থাপত্য', text: 'ইউএক্স ডিজাইন', href: '/category/ux-design' },
      ],
    },
    {
      key: 'skills',
      title: 'দক্ষতা',
      text: '<p>যেটি শিখতে চান সেটি ছুঁয়ে দিন: সে বিষয়ের কোর্স, ক্লাস আর ফ্রি ভিডিও এক জায়গায়।</p>',
      items: [
        { icon: 'code', title: 'React', text: 'কম্পোনেন্ট, হুক ও রাউটিং দিয়ে ওয়েব অ্যাপ', href: '/search?q=react' },
        { icon: 'design', title: 'Figma', text: 'ওয়্যারফ্রেম থেকে প্রোটোটাইপ', href: '/search?q=figma' },
        { icon: 'data', title: 'পাইথন', text: 'ডেটা গোছানো আর ছোট কাজ নিজে থেকে করানো', href: '/search?q=python' },
        { icon: 'sheet', title: 'এক্সেল', text: 'হিসাব, পিভট টেবিল ও রিপোর্ট', href: '/search?q=excel' },
        { icon: 'ads', title: 'গুগল অ্যাডস', text: 'বিজ্ঞাপন চালানো ও খরচ মাপা', href: '/search?q=google' },
      ],
    },
  ],
}

export function buildCmsRows(): CmsRow[] {
  return [HOME, HOW_IT_WORKS, LEAD_GEN, NEWSLETTER, GUIDELINE, CATEGORY].map((content) => ({
    _id: content.key,
    content,
  }))
}
