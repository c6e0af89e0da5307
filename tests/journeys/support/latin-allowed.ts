/** Latin letters and digits that are allowed on a Bengali screen. (rulings R2, R3) */

/** Brand and product names, technical words that people use in Latin letters, fixed strings of the specification. */
const WORDS = [
  'Karigor|Facebook|Instagram|LinkedIn|YouTube|TikTok|WhatsApp|Google|Play|App|Store|Windows|Android|iOS|macOS|Linux|Chrome|Chromium|Firefox|Edge|Safari',
  'bKash|SSLCommerz|Stripe|Visa|Mastercard|Nagad|USD|INR|BDT',
  'FREE|Something Went Wrong!|No access token received',
  'HTML|CSS|JavaScript|TypeScript|React|Node(?:\\.js)?|Next\\.js|Vue|Python|Django|Java|Kotlin|Flutter|Dart|PHP|Laravel|SQL|console\\.log|SELECT|WHERE|ORDER BY|GROUP BY|JOIN|NoSQL|MongoDB|PostgreSQL|MySQL|Redis|Git|GitHub|Docker|Figma|Photoshop|Illustrator|Excel|Power BI|WordPress|SEO|UI|UX|API|REST|JSON|AI|ML|CV|PDF|ZIP|zip|Markdown|Anki|CSV UTF-8|CSV|MCQ|FAQ|OTP|SMS|SSC|HSC|IELTS|B2B|CRUD|HTTP|JWT|DOM|ES6|Express|Redux|Tailwind|Bootstrap|Vite|VS Code|C\\+\\+|C#|Linux|AWS|DevOps|QA|Postman|Zoom|Meet',
  'KB|MB|GB|zip|GET|POST|PATCH|State|Props|Flexbox|Grid|Array|Object|Promise|async|await|fetch|README|npm|Mongoose|Router|Hook|Hooks|pandas|NumPy|Wireframe|Prototype|Landing|Checkout',
].join('|')

/** Phones, dialling codes, codes, ids, file names, addresses, key caps, versions. */
const SHAPES = [
  /[\w.+-]+@[\w.-]+/g,
  /(?:https?:\/\/|www\.)\S+/g,
  /\blocalhost:\d+/g,
  /\+?\d[\d -]{6,}\d/g,
  /\+\d{1,4}(?!\d)/g,
  /\S+\.(?:pdf|zip|docx?|xlsx?|pptx?|png|jpe?g|webp|mp4|webm|js|ts|tsx|jsx|py|md|html|css|csv|txt)\b/gi,
  /\b[\w.-]+\.(?:com|example|org|net|io|dev|app)\b(?:\/\S*)?/g,
  /\b[A-Z]+[0-9]+\b/g,
  /#\w+/g,
  // Names in code: useState, onChange, node_modules.
  /\b[a-z]+[A-Z]\w*\b/g,
  /\b[a-z]+_[a-z_]+\b/g,
  // node_modules, try/catch.
  /\b[a-z]+[_/][a-z_]+\b/g,
]

/** Finds the Latin letters and digits of a text that should be Bengali. */
export function latinLeft(text: string): string[] {
  const rest = SHAPES.reduce((left, shape) => left.replace(shape, ' '), text).replace(
    new RegExp(`(?<![A-Za-z0-9])(?:${WORDS})(?![A-Za-z0-9])`, 'g'),
    ' ',
  )
  return rest.match(/[A-Za-z0-9]+(?:[ .,:'-]+[A-Za-z0-9]+)*/g) ?? []
}
