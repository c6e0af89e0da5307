/**
 * Web development: the course of the screenshots, its smaller related courses and their bundle. (spec 9
 * Bundle FAQ prices)
 */

import { getStreamPath } from '../../media/stream-lengths.ts'
import { KAMAL, MAHJABIN, TANVIR } from '../people.ts'
import {
  type Chapter,
  planCodeTest,
  openLesson,
  planInterview,
  planLives,
  planLiveTest,
  planQuiz,
  planTask,
  planVideos,
} from './curriculum.ts'
import type { CourseDraft } from './make-course.ts'

export const FREE_CLASS = 'recording-free-class'

const FULL_STACK_CHAPTERS: readonly Chapter[] = [
  {
    title: 'ওয়েবের ভিত: HTML, CSS ও Git',
    lessons: [
      ...planLives('ওয়েব কীভাবে কাজ করে, আর আপনার প্রথম পেজ').map((lesson) => openLesson(lesson, FREE_CLASS)),
      ...planLives('Flexbox ও Grid দিয়ে লেআউট'),
      planTask('অ্যাসাইনমেন্ট ১: নিজের পোর্টফোলিও পেজ'),
      ...planLives(
        'রেসপনসিভ পেজ: মোবাইল থেকে শুরু',
        'ফর্ম ও অ্যাক্সেসিবিলিটি',
        'Git: সেভ থেকে ব্রাঞ্চ',
        'GitHub-এ দলগত কাজ',
      ),
      planTask('অ্যাসাইনমেন্ট ২: একটি ল্যান্ডিং পেজ'),
      planQuiz('কুইজ: HTML ও CSS'),
    ],
  },
  {
    title: 'জাভাস্ক্রিপ্টের শুরু: ভ্যারিয়েবল থেকে DOM',
    lessons: [
      ...planLives(
        'ভ্যারিয়েবল, শর্ত ও লুপ',
        'ফাংশন ও স্কোপ',
        'Array ও Object',
        'DOM: পেজ বদলানো',
        'ইভেন্ট ও ফর্ম যাচাই',
      ),
      planTask('অ্যাসাইনমেন্ট ৩: খরচের হিসাব'),
      planTask('অ্যাসাইনমেন্ট ৪: কুইজ গেম'),
      planCodeTest('কোড টেস্ট: Array মেথড'),
    ],
  },
  {
    title: 'অ্যাসিঙ্ক্রোনাস জাভাস্ক্রিপ্ট ও API',
    lessons: [
      ...planLives('কলব্যাক থেকে Promise', 'async ও await', 'fetch দিয়ে API থেকে ডেটা', 'ভুল সামলানো ও লোডিং'),
      planTask('অ্যাসাইনমেন্ট ৫: আবহাওয়ার অ্যাপ'),
      planQuiz('কুইজ: অ্যাসিঙ্ক ও API'),
    ],
  },
  {
    title: 'Node ও Express দিয়ে ব্যাকএন্ড',
    lessons: [
      ...planLives(
        'Node কী, npm কীভাবে চলে',
        'Express-এর রাউট',
        'মিডলওয়্যার ও ভুল সামলানো',
        'লগইন ও টোকেন',
        'ফাইল আপলোড',
      ),
      planTask('অ্যাসাইনমেন্ট ৬: ব্লগের API'),
      planTask('অ্যাসাইনমেন্ট ৭: লগইনসহ API'),
    ],
  },
  {
    title: 'MongoDB ও ডেটা মডেলিং',
    lessons: [
      ...planLives('ডকুমেন্ট ও কালেকশন', 'কোয়েরি ও সর্টিং', 'Mongoose-এ মডেল', 'সম্পর্ক ও ইনডেক্স'),
      planLiveTest('লাইভ টেস্ট: MongoDB'),
    ],
  },
  {
    title: 'React: কম্পোনেন্ট থেকে অ্যাপ',
    lessons: [
      ...planLives(
        'কম্পোনেন্ট ও JSX',
        'State ও Props',
        'ফর্ম সামলানো',
        'useEffect ও ডেটা আনা',
        'রাউটিং',
        'স্টেট কোথায় রাখবেন',
      ),
      planTask('অ্যাসাইনমেন্ট ৮: টুডু অ্যাপ'),
      planTask('অ্যাসাইনমেন্ট ৯: সিনেমার তালিকা'),
      planTask('অ্যাসাইনমেন্ট ১০: দোকানের ঝুড়ি'),
      planCodeTest('কোড টেস্ট: React হুক'),
    ],
  },
  {
    title: 'ফুল স্ট্যাক প্রজেক্ট',
    lessons: [
      ...planLives('পরিকল্পনা ও কাজ ভাগ', 'API ও ক্লায়েন্ট জোড়া দেওয়া', 'টেস্ট লেখা', 'ডেপ্লয় ও ডোমেইন'),
      planTask('অ্যাসাইনমেন্ট ১১: নিজের অ্যাপ', 50),
    ],
  },
  {
    title: 'ইন্টারভিউ প্রস্তুতি',
    lessons: [
      ...planLives('সিভি ও পোর্টফোলিও', 'টেকনিক্যাল প্রশ্ন'),
      planInterview('মক ইন্টারভিউ ১'),
      planInterview('মক ইন্টারভিউ ২'),
    ],
  },
]

const FULL_STACK: CourseDraft = {
  slug: 'full-stack-javascript',
  kind: 'live',
  title: 'ফুল স্ট্যাক ওয়েব ডেভেলপমেন্ট উইথ জাভাস্ক্রিপ্ট',
  promise: 'শূন্য থেকে শুরু করে React, Node ও MongoDB দিয়ে নিজের পূর্ণাঙ্গ অ্যাপ বানান; ছয় মাস, সপ্তাহে তিন দিন লাইভ।',
  description:
    '<p>এই কোর্সে আপনি প্রথম HTML পেজ থেকে শুরু করে নিজের পূর্ণাঙ্গ অ্যাপ ডেপ্লয় করা পর্যন্ত যাবেন। প্রতি মডিউলে একটি আসল প্রজেক্ট, মেন্টর লাইন ধরে মন্তব্য করেন।</p><p>ক্লাস রাতে, তাই চাকরি বা পড়াশোনার পাশাপাশি করা যায়। মিস হলে পরদিন সকালে রেকর্ডিং।</p>',
  category: 'category-web',
  teachers: [TANVIR],
  price: 6000,
  was: 8000,
  chapters: FULL_STACK_CHAPTERS,
  outcomes: [
    'নিজে থেকে রেসপনসিভ ওয়েবসাইট বানাতে',
    'React দিয়ে সম্পূর্ণ অ্যাপ সাজাতে',
    'Express ও MongoDB দিয়ে API লিখতে',
    'Git-এ দলগতভাবে কাজ করতে',
    'কোড টেস্ট ও মক ইন্টারভিউতে টিকতে',
    'প্রজেক্ট ডেপ্লয় করে পোর্টফোলিও সাজাতে',
  ],
  keywords:
    'full stack web development javascript react node express mongodb mern ফুলস্ট্যাক ওয়েব জাভাস্ক্রিপ্ট রিঅ্যাক্ট নোড',
  learners: 3240,
  rating: 4.8,
  reviews: 512,
  freeRecording: FREE_CLASS,
  hasJobSupport: true,
  facts: [
    { icon: 'live', title: '৩৬টি লাইভ ক্লাস', text: '৬ মাস' },
    { icon: 'project', title: '১২টি প্রজেক্ট', text: 'মেন্টরের মূল্যায়ন' },
    { icon: 'recording', title: 'রেকর্ডিং', text: 'আজীবন দেখা যাবে' },
    { icon: 'job', title: 'জব সাপোর্ট', text: 'মক ইন্টারভিউসহ' },
  ],
  projects: [
    ['নিজের পোর্টফোলিও', 'এক পেজের রেসপনসিভ সাইট, নিজের কাজ দেখানোর জায়গা।', getStreamPath('short')],
    ['ল্যান্ডিং পেজ', 'একটি স্থানীয় দোকানের জন্য মোবাইলে সুন্দর পেজ।'],
    ['খরচের হিসাব', 'মাসের আয়-ব্যয় লিখে রাখার ছোট অ্যাপ।'],
    ['কুইজ গেম', 'সময় ধরে প্রশ্নোত্তর আর ফলাফল।'],
    ['আবহাওয়ার অ্যাপ', 'জেলা বেছে নিলে সাত দিনের আবহাওয়া।'],
    ['ব্লগের API', 'লেখা, মন্তব্য ও খোঁজার সুবিধাসহ ব্যাকএন্ড।'],
    ['লগইন ও টোকেন', 'নিরাপদ লগইন, পাসওয়ার্ড বদল আর সেশন।'],
    ['টুডু অ্যাপ', 'REST API-সহ কাজের তালিকা।'],
    ['সিনেমার তালিকা', 'খোঁজা, ফিল্টার আর পছন্দের তালিকা।'],
    ['দোকানের ঝুড়ি', 'পণ্য, ঝুড়ি আর অর্ডারের হিসাব।'],
    ['চ্যাট অ্যাপ', 'একসঙ্গে অনেকে কথা বলার ঘর।'],
    ['নিজের বড় প্রজেক্ট', 'নিজের পছন্দের সমস্যার সমাধান, দলে কাজ করে।'],
  ],
  faqs: [
    {
      question: 'আগে কোডিং না জানলেও কি পারব?',
      answer: '<p>জি, পারবেন। প্রথম মডিউলে একেবারে গোড়া থেকে শুরু হয়; শুধু নিয়মিত সময় দিতে হবে।</p>',
    },
    {
      question: 'ল্যাপটপের কনফিগারেশন কেমন লাগবে?',
      answer: '<p>৮ জিবি র‍্যাম আর গত সাত-আট বছরের যে কোনো প্রসেসর হলেই চলবে।</p>',
    },
  ],
}

export const WEB_COURSES: readonly CourseDraft[] = [
  FULL_STACK,
  {
    slug: 'backend-django',
    kind: 'live',
    title: 'ব্যাকএন্ড ডেভেলপমেন্ট উইথ জ্যাঙ্গো',
    promise: 'পাইথন ও Django দিয়ে এমন ব্যাকএন্ড বানান, যা হাজার জনের চাপেও টিকে থাকে।',
    category: 'category-web',
    teachers: [TANVIR],
    price: 6500,
    was: 8000,
    chapters: [
      {
        title: 'পাইথন ও Django-র শুরু',
        lessons: [...planLives('পাইথন রিভিশন', 'প্রথম Django অ্যাপ', 'মডেল ও মাইগ্রেশন'), planQuiz('কুইজ: মডেল')],
      },
      {
        title: 'API ও লগইন',
        lessons: [...planLives('REST API', 'লগইন ও অনুমতি', 'টেস্ট লেখা'), planTask('অ্যাসাইনমেন্ট ১: বইয়ের দোকান')],
      },
      {
        title: 'সার্ভারে তোলা',
        lessons: [...planLives('PostgreSQL', 'ক্যাশ ও কিউ', 'ডেপ্লয়'), planCodeTest('কোড টেস্ট: কোয়েরি')],
      },
    ],
    outcomes: ['Django-তে পূর্ণাঙ্গ API লিখতে', 'ডেটাবেজ সাজাতে', 'সার্ভারে অ্যাপ চালু রাখতে'],
    keywords: 'backend python django api postgresql ব্যাকএন্ড পাইথন জ্যাঙ্গো',
    learners: 640,
    rating: 4.7,
    reviews: 98,
    hasJobSupport: true,
    projects: [
      ['বইয়ের দোকান', 'অর্ডার, স্টক আর পেমেন্টের API।'],
      ['ক্লিনিকের সিরিয়াল', 'রোগীর সিরিয়াল ও ডাক্তারের সময়।'],
    ],
  },
  {
    slug: 'frontend-ui-basic',
    kind: 'recorded',
    title: 'ফ্রন্টএন্ড ডেভেলপারদের জন্য UI বেসিক',
    promise: 'রং, দূরত্ব আর টাইপোগ্রাফির যে নিয়মগুলো জানলে নিজের বানানো পেজ আর কাঁচা দেখায় না।',
    category: 'category-web',
    teachers: [MAHJABIN],
    price: 999,
    was: 1500,
    chapters: [
      {
        title: 'দেখার নিয়ম',
        lessons: planVideos('রং বাছাই', 'দূরত্ব ও গ্রিড', 'টাইপোগ্রাফি', 'বাংলা হরফে ডিজাইন', 'আইকন', 'ছবি', 'খালি জায়গা'),
      },
      {
        title: 'কম্পোনেন্ট',
        lessons: planVideos('বোতাম', 'ফর্ম', 'কার্ড', 'টেবিল', 'নেভিগেশন', 'টোস্ট ও মোডাল', 'ফাঁকা অবস্থা'),
      },
      {
        title: 'অভিজ্ঞতা',
        lessons: planVideos('লোডিং', 'ভুলের বার্তা', 'অ্যাক্সেসিবিলিটি', 'ডার্ক মোড', 'মোবাইল', 'গতি', 'লেখা'),
      },
      {
        title: 'হাতে-কলমে',
        lessons: planVideos(
          'ল্যান্ডিং পেজ',
          'ড্যাশবোর্ড',
          'প্রোফাইল',
          'চেকআউট',
          'খোঁজা',
          'পোর্টফোলিও',
          'শেষ মিলিয়ে দেখা',
        ),
      },
    ],
    outcomes: ['পরিচ্ছন্ন পেজ সাজাতে', 'কম্পোনেন্টে মিল রাখতে', 'অ্যাক্সেসিবিলিটি মেনে চলতে'],
    keywords: 'frontend ui design basic css color typography ফ্রন্টএন্ড ইউআই',
    learners: 870,
    rating: 4.6,
    reviews: 120,
  },
  {
    slug: 'git-github',
    kind: 'free',
    title: 'গিট ও গিটহাব: শুরু থেকে দলগত কাজ',
    promise: 'কমিট, ব্রাঞ্চ, পুল রিকোয়েস্ট: দলে কাজ করতে যা যা লাগে, বিনামূল্যে।',
    category: 'category-web',
    teachers: [TANVIR],
    price: 0,
    chapters: [
      {
        title: 'নিজের কাজ',
        lessons: planVideos('গিট কী', 'প্রথম কমিট', 'ইতিহাস দেখা', 'আগের জায়গায় ফেরা', 'ব্রাঞ্চ', 'মার্জ', 'কনফ্লিক্ট'),
      },
      {
        title: 'দলের কাজ',
        lessons: planVideos('গিটহাব', 'পুশ ও পুল', 'পুল রিকোয়েস্ট', 'রিভিউ', 'ইস্যু', 'ফর্ক', 'রিলিজ'),
      },
    ],
    outcomes: ['নিজের কোড নিরাপদে রাখতে', 'দলে পুল রিকোয়েস্ট দিতে'],
    keywords: 'git github version control গিট গিটহাব',
    learners: 5120,
    rating: 4.7,
    reviews: 402,
    leadsTo: 'full-stack-javascript',
  },
  {
    slug: 'react-advanced',
    kind: 'live',
    title: 'অ্যাডভান্সড React: গতি, টেস্ট ও আর্কিটেকচার',
    promise: 'যাঁরা React জানেন, তাঁদের জন্য বড় অ্যাপ সামলানোর কৌশল।',
    category: 'category-web',
    teachers: [TANVIR],
    price: 4500,
    was: 6000,
    chapters: [
      {
        title: 'বড় অ্যাপ',
        lessons: [
          ...planLives('রেন্ডার কমানো', 'স্টেটের সীমানা', 'টেস্ট', 'কোড ভাগ করা'),
          planTask('অ্যাসাইনমেন্ট: ধীর পেজ দ্রুত করা'),
        ],
      },
    ],
    outcomes: ['ধীর অ্যাপ দ্রুত করতে', 'টেস্টে ভরসা রাখতে'],
    keywords: 'react advanced performance testing রিঅ্যাক্ট',
    learners: 310,
    rating: 4.8,
    reviews: 61,
  },
  {
    slug: 'html-css-zero-to-hero',
    kind: 'recorded',
    title: 'HTML ও CSS: প্রথম ওয়েবসাইট',
    promise: 'কোডিং না জেনেও তিন সপ্তাহে নিজের প্রথম ওয়েবসাইট।',
    category: 'category-web',
    teachers: [TANVIR],
    price: 799,
    was: 1200,
    chapters: [
      {
        title: 'HTML',
        lessons: planVideos('প্রথম পেজ', 'শিরোনাম ও অনুচ্ছেদ', 'লিংক ও ছবি', 'তালিকা ও টেবিল', 'ফর্ম', 'অর্থপূর্ণ ট্যাগ'),
      },
      {
        title: 'CSS',
        lessons: planVideos('সিলেক্টর', 'বক্স মডেল', 'Flexbox', 'Grid', 'রেসপনসিভ পেজ', 'অ্যানিমেশন'),
      },
    ],
    outcomes: ['নিজের ওয়েবসাইট বানাতে', 'মোবাইলে ঠিকঠাক দেখাতে'],
    keywords: 'html css website beginner এইচটিএমএল সিএসএস',
    learners: 1980,
    rating: 4.7,
    reviews: 233,
  },
  {
    slug: 'flutter-mobile-app',
    kind: 'live',
    title: 'Flutter দিয়ে মোবাইল অ্যাপ',
    promise: 'একবার লিখে অ্যান্ড্রয়েড ও আইফোন দুটোতেই অ্যাপ ছাড়ুন।',
    category: 'category-web',
    teachers: [TANVIR],
    price: 7000,
    was: 9000,
    livePlus: { price: 5500, was: 7000 },
    chapters: [
      {
        title: 'Dart ও উইজেট',
        lessons: [...planLives('Dart-এর শুরু', 'উইজেট', 'লেআউট', 'স্টেট'), planQuiz('কুইজ: উইজেট')],
      },
      {
        title: 'আসল অ্যাপ',
        lessons: [
          ...planLives('API', 'লোকাল ডেটা', 'নোটিফিকেশন', 'স্টোরে ছাড়া'),
          planTask('অ্যাসাইনমেন্ট: বাজারের ফর্দ'),
        ],
      },
    ],
    outcomes: ['দুই প্ল্যাটফর্মে অ্যাপ বানাতে', 'স্টোরে অ্যাপ ছাড়তে'],
    keywords: 'flutter dart android ios mobile app ফ্লাটার মোবাইল অ্যাপ',
    learners: 420,
    rating: 4.5,
    reviews: 72,
    projects: [['বাজারের ফর্দ', 'ইন্টারনেট ছাড়াও চলে এমন তালিকা।']],
  },
  {
    slug: 'web-development-bundle',
    kind: 'bundle',
    title: 'ওয়েব ডেভেলপমেন্ট বান্ডেল',
    promise: 'HTML থেকে UI পর্যন্ত সব রেকর্ডেড কোর্স আর ফুল স্ট্যাক লাইভ কোর্স একসঙ্গে, মেয়াদ আজীবন।',
    category: 'category-web',
    teachers: [TANVIR, KAMAL],
    price: 6000,
    was: 7798,
    outcomes: ['ভিত থেকে ফুল স্ট্যাক পর্যন্ত এক পথে যেতে', 'নিজের সময়ে অনুশীলন করতে'],
    keywords: 'web development bundle ওয়েব বান্ডেল',
    learners: 260,
    rating: 4.7,
    reviews: 44,
    bundles: ['full-stack-javascript', 'html-css-zero-to-hero', 'frontend-ui-basic'],
  },
]
