/** The six subjects. */

import type { category } from '../../database/tables/catalogue.ts'

export const CATEGORIES = [
  {
    _id: 'category-web',
    slug: 'web-development',
    title: 'ওয়েব ডেভেলপমেন্ট',
    text: 'প্রথম HTML পেজ থেকে ফুল স্ট্যাক অ্যাপ: ফ্রন্টএন্ড, ব্যাকএন্ড আর ডেটাবেজ একসঙ্গে।',
    colour: 'web',
    faqs: [
      {
        question: 'কোন কোর্স দিয়ে শুরু করব?',
        answer: '<p>একেবারে নতুন হলে HTML ও CSS রেকর্ডেড কোর্স, নিয়মিত সময় দিতে পারলে ফুল স্ট্যাক লাইভ কোর্স।</p>',
      },
      {
        question: 'চাকরি পেতে কত দিন লাগে?',
        answer: '<p>ছয় মাসের কোর্স ও পোর্টফোলিও শেষ করার পর সাধারণত আরও দুই থেকে তিন মাসের প্রস্তুতি লাগে।</p>',
      },
    ],
    order: 1,
  },
  {
    _id: 'category-ux',
    slug: 'ux-design',
    title: 'ইউএক্স ডিজাইন',
    text: 'ব্যবহারকারীর সমস্যা বুঝে গবেষণা, ওয়্যারফ্রেম, প্রোটোটাইপ ও পোর্টফোলিও।',
    colour: 'ux',
    faqs: [
      { question: 'আঁকতে না জানলে কি পারব?', answer: '<p>পারবেন। ইউএক্সে আঁকার চেয়ে বেশি লাগে মানুষকে বোঝার আগ্রহ।</p>' },
    ],
    order: 2,
  },
  {
    _id: 'category-data',
    slug: 'data-science',
    title: 'ডেটা সায়েন্স',
    text: 'পাইথন, SQL ও পরিসংখ্যান দিয়ে ডেটা থেকে সিদ্ধান্ত।',
    colour: 'data',
    faqs: [
      {
        question: 'গণিতে দুর্বল হলে কী করব?',
        answer: '<p>পরিসংখ্যানের ফ্রি কোর্সটি আগে দেখে নিন, বাকিটা ক্লাসেই শেখানো হয়।</p>',
      },
    ],
    order: 3,
  },
  {
    _id: 'category-marketing',
    slug: 'digital-marketing',
    title: 'ডিজিটাল মার্কেটিং',
    text: 'ফেসবুক, গুগল ও কনটেন্ট দিয়ে নিজের বা অন্যের ব্যবসা বড় করুন।',
    colour: 'marketing',
    faqs: [
      { question: 'বিজ্ঞাপনের টাকা কি আলাদা লাগে?', answer: '<p>অনুশীলনের জন্য ৫০০ টাকার মতো বাজেট রাখলেই চলে।</p>' },
    ],
    order: 4,
  },
  {
    _id: 'category-english',
    slug: 'english-communication',
    title: 'ইংরেজি ও কমিউনিকেশন',
    text: 'কথা বলা, ইমেইল, ইন্টারভিউ: কাজের ইংরেজি, ভয় ছাড়া।',
    colour: 'english',
    faqs: [],
    order: 5,
  },
  {
    _id: 'category-office',
    slug: 'office-freelancing',
    title: 'অফিস ও ফ্রিল্যান্সিং',
    text: 'এক্সেল, প্রেজেন্টেশন আর অনলাইনে কাজ পাওয়ার পুরো পথ।',
    colour: 'office',
    faqs: [],
    order: 6,
  },
] as const satisfies readonly (typeof category.$inferInsert)[]

export type CategoryId = (typeof CATEGORIES)[number]['_id']
