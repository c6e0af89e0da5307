/** Known questions by topic, with their answers. The first option is the correct one. */
export type Level = 'easy' | 'medium' | 'hard'

interface Known {
  topic: string
  level: Level
  explanation: string
}

export type KnownQuestion = Known &
  (
    | { type: 'single'; text: string; options: readonly [string, string, string, string] }
    | { type: 'true_false'; text: string; right: 'true' | 'false' }
    | { type: 'fill_in_the_blank'; contents: readonly [string, string]; key: string }
  )

export const KNOWN_QUESTIONS: readonly KnownQuestion[] = [
  {
    topic: 'useState',
    level: 'easy',
    type: 'single',
    text: '<code>useState</code>-এর প্রথম আর্গুমেন্ট কী বোঝায়?',
    options: ['State-এর শুরুর মান', 'State-এর নাম', 'রেন্ডারের সংখ্যা', 'কম্পোনেন্টের Props'],
    explanation: 'প্রথম রেন্ডারে এই মানটিই State হয়; পরের রেন্ডারে আর ব্যবহার হয় না।',
  },
  {
    topic: 'useState',
    level: 'medium',
    type: 'single',
    text: 'State সরাসরি পাল্টালে পর্দা কেন বদলায় না?',
    options: [
      'React জানতে পারে না যে মান বদলেছে',
      'JavaScript সরাসরি বদল করতে দেয় না',
      'ব্রাউজার পেজ আবার আনে',
      'State শুধু একবার পড়া যায়',
    ],
    explanation: 'সেটার ফাংশন ডাকলেই React আবার রেন্ডার করে।',
  },
  {
    topic: 'useState',
    level: 'medium',
    type: 'true_false',
    text: 'সেটার ফাংশন ডাকার ঠিক পরের লাইনেই State ভ্যারিয়েবলে নতুন মান পাওয়া যায়।',
    right: 'false',
    explanation: 'নতুন মান আসে পরের রেন্ডারে।',
  },
  {
    topic: 'useState',
    level: 'medium',
    type: 'fill_in_the_blank',
    contents: ['const [count, ', '] = useState(0)'],
    key: 'setCount',
    explanation: 'রীতি হলো মানের নামের আগে set বসানো।',
  },
  {
    topic: 'useState',
    level: 'hard',
    type: 'single',
    text: 'আগের মানের ওপর নির্ভর করে State বাড়াতে কোনটি নিরাপদ?',
    options: [
      '<code>setCount(c =&gt; c + 1)</code>',
      '<code>setCount(count + 1)</code>',
      '<code>count = count + 1</code>',
      '<code>setCount(count++)</code>',
    ],
    explanation: 'ফাংশন দিলে React সব শেষের মানটি হাতে দেয়।',
  },
  {
    topic: 'Props',
    level: 'easy',
    type: 'single',
    text: 'Props কি কম্পোনেন্টের ভেতর থেকে বদলানো যায়?',
    options: ['না, এগুলো শুধু পড়ার জন্য', 'হ্যাঁ, সব সময়', 'শুধু প্রথম রেন্ডারে', 'শুধু সংখ্যা হলে'],
    explanation: 'মালিক কম্পোনেন্টই নতুন Props পাঠায়।',
  },
  {
    topic: 'Props',
    level: 'medium',
    type: 'single',
    text: 'শিশু কম্পোনেন্ট থেকে মালিকের State বদলাতে কী পাঠাতে হয়?',
    options: ['Props হিসেবে একটি ফাংশন', 'State-এর একটি কপি', 'একটি CSS ক্লাস', 'একটি আইডি'],
    explanation: 'Props নামে, ঘটনা ওঠে: শিশু ফাংশনটি ডাকে।',
  },
  {
    topic: 'Props',
    level: 'medium',
    type: 'true_false',
    text: '<code>children</code>-ও একটি Prop।',
    right: 'true',
    explanation: 'ট্যাগের মাঝখানে যা থাকে তা children নামে আসে।',
  },
  {
    topic: 'Props',
    level: 'hard',
    type: 'single',
    text: 'একই Props দিয়ে বারবার রেন্ডার ঠেকাতে কোনটি কাজে লাগে?',
    options: ['<code>memo</code>', '<code>useRef</code>', '<code>key</code>', '<code>Fragment</code>'],
    explanation: 'memo আগের Props-এর সঙ্গে মিলিয়ে দেখে।',
  },
  {
    topic: 'কন্ট্রোলড ফর্ম',
    level: 'easy',
    type: 'true_false',
    text: 'কন্ট্রোলড ইনপুটের মান থাকে কম্পোনেন্টের State-এ।',
    right: 'true',
    explanation: 'ইনপুট সেই মান দেখায়, টাইপ করলে State বদলায়।',
  },
  {
    topic: 'কন্ট্রোলড ফর্ম',
    level: 'medium',
    type: 'single',
    text: 'কন্ট্রোলড ইনপুটে <code>value</code> থাকলে আর কোন Prop লাগবে?',
    options: ['<code>onChange</code>', '<code>onClick</code>', '<code>ref</code>', '<code>key</code>'],
    explanation: 'onChange ছাড়া ইনপুটে কিছু লেখা যায় না।',
  },
  {
    topic: 'কন্ট্রোলড ফর্ম',
    level: 'medium',
    type: 'fill_in_the_blank',
    contents: ['<form onSubmit={(e) => { e.', '(); save() }}>'],
    key: 'preventDefault',
    explanation: 'না হলে ব্রাউজার পেজটি আবার আনে।',
  },
  {
    topic: 'useEffect',
    level: 'medium',
    type: 'single',
    text: '<code>useEffect</code>-এর দ্বিতীয় আর্গুমেন্ট খালি অ্যারে হলে কী হয়?',
    options: ['প্রথম রেন্ডারের পর একবার চলে', 'প্রতি রেন্ডারে চলে', 'কখনো চলে না', 'শুধু সার্ভারে চলে'],
    explanation: 'নির্ভরতা কিছু নেই, তাই আর চালানোর কারণ থাকে না।',
  },
  {
    topic: 'useEffect',
    level: 'hard',
    type: 'true_false',
    text: 'ইফেক্ট যে ফাংশন ফেরত দেয়, তা পরের ইফেক্টের আগে চলে।',
    right: 'true',
    explanation: 'এটি গোছানোর ফাংশন: টাইমার থামানো, শোনা বন্ধ করা।',
  },
  {
    topic: 'JSX',
    level: 'easy',
    type: 'single',
    text: 'JSX আসলে কী?',
    options: [
      '<code>createElement</code> ডাকার সহজ লেখা',
      'এক ধরনের HTML ফাইল',
      'একটি CSS টুল',
      'একটি টেমপ্লেট সার্ভার',
    ],
    explanation: 'বিল্ডের সময় JSX ফাংশন ডাকায় বদলে যায়।',
  },
  {
    topic: 'JSX',
    level: 'medium',
    type: 'single',
    text: 'তালিকা দেখানোর সময় <code>key</code> কেন দিতে হয়?',
    options: ['কোন সারি কোনটি তা React চিনতে পারে', 'সারিতে রং বসে', 'সারি ক্লিক করা যায়', 'ডেটা গোপন থাকে'],
    explanation: 'key না মিললে সারির State ভুল জায়গায় চলে যায়।',
  },
  {
    topic: 'Express',
    level: 'easy',
    type: 'single',
    text: 'Express-এ নতুন তথ্য যোগ করার রাউটে কোন মেথড মানায়?',
    options: ['POST', 'GET', 'DELETE', 'HEAD'],
    explanation: 'POST নতুন কিছু তৈরি করতে বলে।',
  },
  {
    topic: 'Express',
    level: 'medium',
    type: 'fill_in_the_blank',
    contents: ['app.use((req, res, next) => { log(req.url); ', '() })'],
    key: 'next',
    explanation: 'next না ডাকলে অনুরোধ আটকে থাকে।',
  },
  {
    topic: 'MongoDB',
    level: 'easy',
    type: 'single',
    text: 'MongoDB-তে ডকুমেন্ট কোথায় থাকে?',
    options: ['কালেকশনে', 'টেবিলে', 'ইনডেক্সে', 'শার্ড কীতে'],
    explanation: 'কালেকশন হলো একই ধরনের ডকুমেন্টের ঝুড়ি।',
  },
  {
    topic: 'MongoDB',
    level: 'medium',
    type: 'true_false',
    text: 'একটি কালেকশনের সব ডকুমেন্টে একই ফিল্ড থাকতেই হবে।',
    right: 'false',
    explanation: 'ডকুমেন্ট আলাদা হতে পারে; নিয়ম চাইলে স্কিমা দিতে হয়।',
  },
]
