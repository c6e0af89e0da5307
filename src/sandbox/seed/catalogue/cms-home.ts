/** The home page as designed: hero, figures, steps, banners, quizzes, testimonials, questions. */

import type * as v from 'valibot'
import type { CmsPage } from '#src/api/shapes/cms.ts'
import { formatPercent } from '#src/lib/bn.ts'
import { CERTIFICATE_PERCENT } from '#src/lib/pass-marks.ts'

export const HOME: v.InferInput<typeof CmsPage> = {
  key: 'home',
  title: 'মন দিয়ে শিখুন, নিজের হাতে গড়ুন',
  text: 'অভিজ্ঞ পেশাজীবীদের সঙ্গে সরাসরি ক্লাস করুন, আসল প্রজেক্ট বানান, আর প্রতিটি ধাপে মেন্টরকে পাশে পান।',
  sections: [
    {
      key: 'hero',
      title: 'লাইভ ক্লাস · রেকর্ডিং · জব প্লেসমেন্ট',
      items: [
        { icon: 'assignment', title: 'অ্যাসাইনমেন্ট ৪', text: '২০-এ ১৮ পেয়েছেন', value: 18 },
        { icon: 'live', title: 'Express দিয়ে প্রথম REST API', text: 'তানভীর হাসান · ব্যাচ ১২' },
        { icon: 'job', title: 'জুনিয়র ফ্রন্টএন্ড ডেভেলপার', text: 'নতুন চাকরির প্রস্তাব' },
      ],
    },
    {
      key: 'figures',
      title: 'কারিগর এখন',
      items: [
        { title: 'শিক্ষার্থী এখন শিখছেন', value: 24000 },
        { title: 'গড় রেটিং', value: 4.8 },
        { title: 'রিভিউ', value: 3127 },
        { title: 'খোলা পদ', icon: 'job' },
      ],
    },
    {
      key: 'steps',
      title: 'যেভাবে একজন কারিগর গড়ে ওঠেন',
      items: [
        { icon: 'live', title: 'সরাসরি শিখুন', text: 'সপ্তাহে তিন দিন লাইভ ক্লাস; মিস হলে রেকর্ডিং পরদিন সকালেই।' },
        { icon: 'project', title: 'হাতে বানান', text: 'প্রতি মডিউলে প্রজেক্ট, মেন্টর নিজে দেখে মন্তব্য করেন।' },
        { icon: 'assessment', title: 'যাচাই করুন', text: 'কুইজ, কোড টেস্ট আর মক ইন্টারভিউয়ে নিজেকে মাপুন।' },
        { icon: 'job', title: 'কাজে নামুন', text: 'ট্যালেন্ট প্রোফাইল থেকে সরাসরি চাকরির প্রস্তাব পান।' },
      ],
    },
    {
      key: 'banners',
      items: [
        {
          icon: 'assessment',
          title: 'আপনি এখন কোন ধাপে আছেন?',
          text: '২০ মিনিটের একটি পরীক্ষায় জেনে নিন আপনার শক্তি আর ঘাটতি, সঙ্গে পাবেন নিজের উপযোগী স্টাডি প্ল্যান।',
          href: '/assessments',
        },
        {
          icon: 'job',
          title: 'শেখা শেষে কাজের খোঁজ, একই জায়গায়',
          text: 'প্রোফাইল সাজান, মক ইন্টারভিউ দিন, আর প্রতিষ্ঠানের প্রস্তাব সরাসরি এখানেই গ্রহণ করুন।',
          href: '/job-placement',
        },
      ],
    },
    {
      key: 'quizzes',
      title: 'নিজেকে যাচাই করুন',
      items: [
        {
          icon: 'quiz',
          title: 'ওয়েব শেখা শুরু করবেন? নিজেকে যাচাই করুন',
          text: 'পাঁচটি সহজ প্রশ্ন, শেষে ফল আর শেখার পথ।',
          href: '/quiz/quiz-web-start',
        },
      ],
    },
    {
      key: 'voices',
      title: 'শিক্ষার্থীরা যা বলছেন',
      items: [
        {
          title: 'ফারহানা আক্তার',
          text: 'রাতে ক্লাস, দিনে চাকরি — দুটোই সামলাতে পেরেছি। রেকর্ডিংয়ে সময় ধরে নোট রাখাটা খুব কাজে দিয়েছে।',
          icon: 'ফ্রন্টএন্ড ডেভেলপার, চট্টগ্রাম',
          value: 5,
        },
        {
          title: 'রাকিব হোসেন',
          text: 'প্রতিটি অ্যাসাইনমেন্টে ভাইয়া লাইন ধরে মন্তব্য করেছেন। ভুলটা কোথায়, বুঝতে আর দেরি হয়নি।',
          icon: 'শিক্ষার্থী, রাজশাহী',
          value: 5,
        },
        {
          title: 'সুমন চাকমা',
          text: 'মক ইন্টারভিউ দুইবার দিয়েছিলাম। আসল ইন্টারভিউয়ে আর ভয় লাগেনি।',
          icon: 'জুনিয়র ডেটা অ্যানালিস্ট, ঢাকা',
          value: 5,
        },
      ],
    },
    {
      key: 'faqs',
      title: 'প্রশ্নোত্তর',
      items: [
        { title: 'ক্লাস কোথায় হয়?', text: '<p>এই ওয়েবসাইটেই। ক্লাসের ১৫ মিনিট আগে থেকে যোগ দেওয়ার বোতাম খোলে।</p>' },
        { title: 'কীভাবে টাকা দেব?', text: '<p>বিকাশ, দেশি কার্ড ও মোবাইল ব্যাংকিং, আর বিদেশ থেকে কার্ডে।</p>' },
        {
          title: 'সার্টিফিকেট পাব?',
          text: `<p>${formatPercent(CERTIFICATE_PERCENT)} অগ্রগতি হলে যাচাইযোগ্য সার্টিফিকেট পাবেন।</p>`,
        },
      ],
    },
  ],
}
