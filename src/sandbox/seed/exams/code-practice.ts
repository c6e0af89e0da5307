/** Practice with code that is run where it is read: it gives no marks, so only the first question has one. */

import { type BuildQuestion, buildCodeTest, buildSingle } from './question-kit.ts'

const block = (language: string, code: string) =>
  `<pre><code class="language-${language}">${code.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</code></pre>`

const COUNTER = `const counts = {}
for (const letter of 'banana') {
  counts[letter] = (counts[letter] ?? 0) + 1
}
console.log(counts)`

const EXAMPLES = `sumOfEven([1, 2, 3, 4]) // 6
sumOfEven([1, 3]) // 0
sumOfEven([-2, 10]) // 8`

const BOOKS = `CREATE TABLE books (id INTEGER PRIMARY KEY, title TEXT, price INTEGER);
INSERT INTO books VALUES (1, 'পথের পাঁচালী', 320), (2, 'চাঁদের পাহাড়', 180), (3, 'লালসালু', 150);`

const BOOK_EXAMPLES = `-- → চাঁদের পাহাড়; লালসালু
DELETE FROM books WHERE id = 3; -- → চাঁদের পাহাড়
UPDATE books SET price = 90 WHERE id = 1; -- → পথের পাঁচালী; চাঁদের পাহাড়; লালসালু`

const PAGE_EXAMPLES = `document.querySelector('button').textContent // 0
document.querySelector('button').click(); document.querySelector('button').textContent // 2
document.querySelector('button').click(); document.querySelector('button').textContent // 4`

const PAGE = `<style>
  button { font-size: 1.25rem; padding: 0.5rem 1rem }
</style>
<button>0</button>
<script>
  const button = document.querySelector('button')
  let count = 0
  button.addEventListener('click', () => {
    count += 1
    button.textContent = count
  })
</script>
`

export const CODE_PRACTICE: readonly BuildQuestion[] = [
  buildSingle(
    `<p>চালিয়ে দেখুন: শেষ লাইনে <code>a</code> কত?</p>${block('js', COUNTER)}`,
    ['৩', '২', '১', '৬'],
    0,
    1,
  ),
  buildCodeTest(
    `<p><code>sumOfEven(numbers)</code>: জোড় সংখ্যাগুলোর যোগফল ফেরত দিন।</p>${block('js', EXAMPLES)}`,
    [],
    [
      ['javascript', 'function sumOfEven(numbers) {\n  // এখানে লিখুন\n}\n'],
      ['python', 'def sumOfEven(numbers):\n    # এখানে লিখুন\n    pass\n'],
    ],
  ),
  buildCodeTest(
    `<p>২০০ টাকার কম দামের বইগুলোর নাম দেখান।</p>${block('sql', BOOKS)}${block('sql', BOOK_EXAMPLES)}`,
    [],
    [['sql', 'SELECT title, price FROM books;\n']],
  ),
  buildCodeTest(
    `<p>বোতামে প্রতি চাপে সংখ্যা এক করে বাড়ে। দুই করে বাড়ান।</p>${block('js', PAGE_EXAMPLES)}`,
    [],
    [['html', PAGE]],
  ),
]
