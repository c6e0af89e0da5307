/** Assessments of the web: JavaScript, HTML and CSS, React. */

import { getCourseId } from '../catalogue/make-course.ts'
import { TANVIR } from '../people.ts'
import { askBlank, askEssay, type AssessmentDraft, askOne, askSeveral, askTruth } from './assessment-kit.ts'

const JAVASCRIPT: AssessmentDraft = {
  key: 'javascript',
  category: 'category-web',
  title: 'জাভাস্ক্রিপ্টে হাত পাকান',
  text: 'ভেরিয়েবল থেকে অ্যাসিঙ্ক: পাঁচ ধাপে নিজের জানাটা যাচাই করুন।',
  description: '<p>প্রতিটি লেভেলে ছোট ছোট প্রশ্ন। কোথায় পাকা আর কোথায় আরও অনুশীলন দরকার, ফলেই দেখতে পাবেন।</p>',
  outcomes: [
    'ভাষার ভিতটা কতটা শক্ত, তা জানবেন',
    'ইন্টারভিউয়ের প্রশ্নের সঙ্গে পরিচয় হবে',
    'কোন বিষয় আবার পড়বেন, তার তালিকা পাবেন',
  ],
  teacher: TANVIR,
  leadsTo: getCourseId('full-stack-javascript'),
  price: 100,
  real: 150,
  levels: [
    {
      title: 'ভেরিয়েবল ও টাইপ',
      text: 'মান রাখা, বদলানো আর চেনা।',
      price: 0,
      topics: {
        ভেরিয়েবল: [
          askOne(
            'মান আর বদলাবে না, এমন ভেরিয়েবল কীভাবে লিখবেন?',
            ['<code>var</code>', '<code>let</code>', '<code>const</code>'],
            2,
            '<code>const</code> দিয়ে রাখা নামে নতুন মান বসানো যায় না।',
          ),
          askTruth('<code>let</code> দিয়ে লেখা ভেরিয়েবল শুধু নিজের ব্লকের ভেতরে থাকে।', true),
        ],
        টাইপ: [
          askOne(
            '<code>typeof null</code> কী দেয়?',
            ['<code>"null"</code>', '<code>"object"</code>', '<code>"undefined"</code>'],
            1,
            'ভাষার পুরোনো একটি ভুল, যা আর বদলানো হয়নি।',
          ),
          askBlank('খালি ঘর পূরণ করুন।', 'একটি সংখ্যাকে লেখায় বদলাতে ____ ফাংশনটি লাগে।', ['String', 'String()']),
        ],
      },
    },
    {
      title: 'ফাংশন ও স্কোপ',
      text: 'কাজ ভাগ করা আর নামের সীমানা।',
      minutes: 15,
      topics: {
        ফাংশন: [
          askOne('<code>(a, b) => a + b</code> কোন ধরনের ফাংশন?', ['অ্যারো ফাংশন', 'জেনারেটর', 'কনস্ট্রাক্টর'], 0),
          askSeveral(
            'কোনগুলো ফাংশনের আর্গুমেন্ট হতে পারে?',
            ['সংখ্যা', 'অন্য একটি ফাংশন', 'অবজেক্ট', 'কোনোটিই নয়'],
            [0, 1, 2],
          ),
        ],
        স্কোপ: [
          askTruth('ভেতরের ফাংশন বাইরের ফাংশনের ভেরিয়েবল দেখতে পায়।', true, 'একেই ক্লোজার বলে।'),
          askOne('<code>var</code> কোন স্কোপ মানে?', ['ব্লক', 'ফাংশন', 'ফাইল'], 1),
        ],
      },
    },
    {
      title: 'অ্যারে ও অবজেক্ট',
      text: 'অ্যারে ও অবজেক্ট নিয়ে কাজ।',
      minutes: 15,
      topics: {
        অ্যারে: [
          askOne(
            'প্রতিটি মান বদলে নতুন অ্যারে চাইলে কোনটি নেবেন?',
            ['<code>forEach</code>', '<code>map</code>', '<code>find</code>'],
            1,
          ),
          askSeveral(
            'কোনগুলো মূল অ্যারেকে বদলে দেয়?',
            ['<code>push</code>', '<code>slice</code>', '<code>sort</code>', '<code>filter</code>'],
            [0, 2],
          ),
        ],
        অবজেক্ট: [
          askOne(
            '<code>{ ...a, x: 1 }</code> কী করে?',
            ['<code>a</code>-কে বদলায়', '<code>a</code>-র কপি নিয়ে <code>x</code> বসায়', 'ভুল দেখায়'],
            1,
          ),
          askTruth('<code>const</code> অবজেক্টের ভেতরের মান বদলানো যায়।', true),
        ],
      },
    },
    {
      title: 'অ্যাসিঙ্ক',
      text: 'প্রমিস, অপেক্ষা আর ভুল ধরা।',
      minutes: 20,
      topics: {
        প্রমিস: [
          askOne('<code>Promise.all</code> কখন ব্যর্থ হয়?', ['সব কটি ব্যর্থ হলে', 'একটি ব্যর্থ হলেই', 'কখনো না'], 1),
          askTruth(
            '<code>await</code> শুধু প্রমিসের জন্যই লেখা যায়।',
            false,
            'সাধারণ মানেও লেখা যায়, তখন মানটাই ফেরত আসে।',
          ),
        ],
        'ভুল ধরা': [
          askOne(
            '<code>async</code> ফাংশনের ভুল কীভাবে ধরবেন?',
            ['<code>try … catch</code>', '<code>if … else</code>', '<code>switch</code>'],
            0,
          ),
          askEssay(
            'একটি API ধীর হলে ব্যবহারকারীকে কী দেখাবেন এবং কেন? নিজের ভাষায় লিখুন।',
            ['অবস্থাগুলো আলাদা করা', 2],
            ['কারণ বোঝানো', 2],
          ),
        ],
      },
    },
    {
      title: 'মিলিয়ে দেখা',
      text: 'আগের চার লেভেলের সবকিছু একসঙ্গে।',
      minutes: 30,
      topics: {
        'সব মিলিয়ে': [
          askOne('<code>[1, 2, 3].reduce((a, b) => a + b)</code> কত?', ['৬', '১২৩', 'ভুল দেখায়'], 0),
          askSeveral(
            'কোনগুলো মিথ্যা (<code>falsy</code>) মান?',
            ['<code>0</code>', '<code>"0"</code>', '<code>null</code>', '<code>[]</code>'],
            [0, 2],
          ),
          askBlank(
            'খালি ঘর পূরণ করুন।',
            'JSON লেখা থেকে অবজেক্ট বানাতে JSON.____ লাগে, আর উল্টোটায় JSON.____।',
            ['parse'],
            ['stringify'],
          ),
        ],
      },
    },
  ],
}

const HTML_CSS: AssessmentDraft = {
  key: 'html-css',
  category: 'category-web',
  title: 'HTML ও CSS: প্রথম ধাপ',
  text: 'পেজের কাঠামো ও সাজ, পুরোটাই বিনামূল্যে।',
  description: '<p>একেবারে শুরুর জন্য। যতবার খুশি দিতে পারবেন।</p>',
  outcomes: ['সঠিক ট্যাগ বেছে নিতে পারবেন', 'ফ্লেক্স ও গ্রিডের পার্থক্য বুঝবেন'],
  teacher: TANVIR,
  leadsTo: getCourseId('html-css-zero-to-hero'),
  price: 0,
  levels: [
    {
      title: 'কাঠামো',
      text: 'শিরোনাম, অনুচ্ছেদ, তালিকা ও লিংক।',
      topics: {
        ট্যাগ: [
          askOne(
            'সবচেয়ে বড় শিরোনামের ট্যাগ কোনটি?',
            ['<code>h6</code>', '<code>head</code>', '<code>h1</code>'],
            2,
          ),
          askTruth('একটি পেজে <code>main</code> একটিই থাকে।', true),
        ],
        লিংক: [
          askOne(
            'লিংকের ঠিকানা কোন অ্যাট্রিবিউটে থাকে?',
            ['<code>src</code>', '<code>href</code>', '<code>link</code>'],
            1,
          ),
          askOne(
            'ছবির বিকল্প লেখা কোথায় দেবেন?',
            ['<code>alt</code>', '<code>title</code>', '<code>name</code>'],
            0,
          ),
        ],
      },
    },
    {
      title: 'সাজ',
      text: 'রং, ফাঁক আর বাক্স।',
      topics: {
        বাক্স: [
          askOne(
            'ভেতরের ফাঁক কোনটি?',
            ['<code>margin</code>', '<code>padding</code>', '<code>border</code>'],
            1,
          ),
          askTruth('<code>box-sizing: border-box</code> দিলে প্রস্থে প্যাডিংও ধরা হয়।', true),
        ],
        সিলেক্টর: [
          askSeveral(
            'কোন সিলেক্টরগুলো ক্লাস ধরে?',
            ['<code>.card</code>', '<code>#card</code>', '<code>[class~="card"]</code>'],
            [0, 2],
          ),
          askBlank('খালি ঘর পূরণ করুন।', 'মাউস ওপরে এলে সাজ বদলাতে :____ লাগে।', ['hover']),
        ],
      },
    },
    {
      title: 'লেআউট',
      text: 'ফ্লেক্স, গ্রিড ও ফোনের পর্দা।',
      topics: {
        ফ্লেক্স: [
          askOne(
            'ফ্লেক্সের মূল অক্ষ বরাবর সাজায় কোনটি?',
            ['<code>align-items</code>', '<code>justify-content</code>', '<code>order</code>'],
            1,
          ),
          askTruth('গ্রিড একসঙ্গে সারি ও কলাম দুটোই সাজাতে পারে।', true),
        ],
        'ফোনের পর্দা': [
          askOne(
            'পর্দার মাপ ধরে সাজ বদলায় কোনটি?',
            ['<code>@media</code>', '<code>@import</code>', '<code>@font-face</code>'],
            0,
          ),
        ],
      },
    },
  ],
}

const REACT: AssessmentDraft = {
  key: 'react',
  category: 'category-web',
  title: 'React: কম্পোনেন্ট থেকে অ্যাপ',
  text: 'প্রপস, স্টেট, ইফেক্ট ও ফর্ম চার ধাপে।',
  description: '<p>কাজের জায়গায় যেভাবে React লেখা হয়, প্রশ্নগুলো সেভাবেই সাজানো।</p>',
  outcomes: ['স্টেট কোথায় রাখবেন, বুঝবেন', 'ইফেক্ট কখন লাগে না, জানবেন'],
  teacher: TANVIR,
  leadsTo: getCourseId('react-advanced'),
  price: 120,
  real: 180,
  levels: [
    {
      title: 'প্রপস',
      text: 'কম্পোনেন্টকে খবর দেওয়া।',
      price: 0,
      topics: {
        প্রপস: [
          askTruth('কম্পোনেন্ট নিজের প্রপস বদলাতে পারে।', false, 'প্রপস শুধু পড়ার জন্য।'),
          askOne('তালিকা আঁকার সময় কী দিতে হয়?', ['<code>key</code>', '<code>id</code>', '<code>ref</code>'], 0),
          askOne(
            'JSX-এ ক্লাস লেখা হয় কীভাবে?',
            ['<code>class</code>', '<code>className</code>', '<code>cls</code>'],
            1,
          ),
        ],
      },
    },
    {
      title: 'স্টেট',
      text: 'মনে রাখা আর আবার আঁকা।',
      minutes: 15,
      topics: {
        স্টেট: [
          askOne(
            'আগের মানের ওপর নির্ভর করলে কোনটি লিখবেন?',
            ['<code>setN(n + 1)</code>', '<code>setN((n) => n + 1)</code>'],
            1,
          ),
          askTruth('স্টেট বদলালে কম্পোনেন্ট আবার আঁকা হয়।', true),
          askSeveral(
            'কোনগুলো স্টেট হিসেবে রাখা ঠিক নয়?',
            ['প্রপস থেকে হিসাব করা মান', 'ফর্মের লেখা', 'অন্য স্টেটের যোগফল'],
            [0, 2],
          ),
        ],
      },
    },
    {
      title: 'ইফেক্ট',
      text: 'বাইরের জগতের সঙ্গে মিল রাখা।',
      minutes: 15,
      topics: {
        ইফেক্ট: [
          askOne('ইফেক্টের দ্বিতীয় আর্গুমেন্ট খালি অ্যারে হলে কখন চলে?', ['প্রতিবার আঁকার পর', 'শুধু প্রথমবার', 'কখনো না'], 1),
          askTruth('টাইমার বসালে ফেরত ফাংশনে তা থামাতে হয়।', true),
        ],
      },
    },
    {
      title: 'ফর্ম',
      text: 'লেখা নেওয়া, যাচাই ও পাঠানো।',
      minutes: 20,
      topics: {
        ফর্ম: [
          askBlank('খালি ঘর পূরণ করুন।', 'ফর্ম পাঠালে পেজ যেন নতুন করে না খোলে, তাই event.____() ডাকি।', [
            'preventDefault',
          ]),
          askEssay('পাঠানো ব্যর্থ হলে ফর্মে কী হওয়া উচিত?', ['লেখা থেকে যাওয়া', 2], ['কী করতে হবে বলা', 2]),
        ],
      },
    },
  ],
}

export const WEB_ASSESSMENTS = [JAVASCRIPT, HTML_CSS, REACT]
