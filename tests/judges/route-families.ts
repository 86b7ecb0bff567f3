/** Routes that belong together: where malformed requests go, and which fields their bodies have. */
export interface RouteFamily {
  readonly paths: readonly string[]
  /** Beginnings of paths that anything may follow. */
  readonly beginnings: readonly string[]
  /** Field -> a value that is in order. */
  readonly fields: Readonly<Record<string, unknown>>
}

const email = 'a@example.com'
const unknown = 'x'.repeat(43)

/** Every family of routes, by name. */
export const routeFamilies: Readonly<Record<string, RouteFamily>> = {
  offers: {
    paths: [
      '/api/sell',
      '/en/sell',
      '/de/sell',
      '/ar/sell?index',
      '/en/sell.data',
      `/en/offers/${unknown}`,
      '/de/offers/O-2611-0001',
      '/en/offers/%00',
    ],
    beginnings: ['/en/sell?', '/en/offers/'],
    fields: {
      name: 'Ines',
      company: 'Duarte',
      email,
      phoneNumber: '+44 20 7946 0000',
      description: '40 pallets',
      language: 'en',
      attachments: [{ name: 'list.pdf', url: 'https://example.com/list.pdf' }],
      idempotencyKey: 'one',
    },
  },
  files: {
    paths: [
      '/api/files',
      '/api/files/',
      '/api/files?prefix=%ff',
      '/api/files/nothing',
      '/api/files/%00',
      '/api/files/a%00b/download?token=%00',
      '/api/files/nothing/download?token=x',
    ],
    beginnings: ['/api/files/'],
    fields: { key: 'one' },
  },
  contact: {
    paths: ['/api/contact', '/en/contact', '/ar/about-us', '/en/contact.data'],
    beginnings: ['/de/contact?'],
    fields: {
      name: 'Ines',
      email,
      message: 'Hello',
      honeypot: '',
      issuedAt: '0',
      submissionKey: 'one',
      language: 'en',
    },
  },
  requests: {
    paths: ['/api/requests', '/en/request', '/ar/request?index', '/en/request.data'],
    beginnings: ['/en/request?'],
    fields: {
      name: 'Amira',
      company: 'Haddad',
      email,
      country: 'AE',
      phoneNumber: '+971 4 000 0000',
      vatId: 'DE136695976',
      text: 'Olives',
      categories: ['food'],
      brands: ['Aliveta'],
      keywords: ['olives'],
      gtins: ['4006381333931'],
      conditions: ['new'],
      quantity: { min: '1', max: '2.5', unit: 'C62' },
      'quantity.min': '1',
      maximumPrice: { amount: 100, currency: 'EUR', basis: 'unit' },
      goodsFrom: ['DE'],
      resale: { countries: ['AE'], channels: [] },
      delivery: { country: 'AE', postcode: '1', incoterm: 'EXW' },
      until: '2999-12-31',
      language: 'ar',
    },
  },
  inquiries: {
    paths: [
      '/api/inquiries',
      '/en/inquiry',
      '/ar/inquiry?index',
      '/en/inquiry.data',
      '/en/inquiry?lot=L-2611-0001&lot=%00',
      '/de/inquiry?lot[]=L-2611-0001&quantity=-1',
    ],
    beginnings: ['/en/inquiry?', '/en/inquiry?lot='],
    fields: {
      name: 'Amira',
      company: 'Haddad',
      email,
      country: 'AE',
      items: [{ lot: 'L-2611-0001', quantity: '480', unit: 'PR', comment: 'Photos?' }],
      lot: 'L-2611-0001',
      'quantity.L-2611-0001.amount': '480',
      resale: { countries: ['AE'], channels: [] },
      delivery: { country: 'AE', postcode: '1', incoterm: 'EXW' },
      message: 'When?',
      language: 'ar',
    },
  },
  newsletter: {
    paths: [
      '/api/newsletter',
      '/api/newsletter/unsubscribe/x',
      '/en/newsletter',
      '/en/newsletter.data',
      '/en/newsletter/confirm/%00',
      `/en/newsletter/confirm/${unknown}`,
      '/en/newsletter/preferences/x',
    ],
    beginnings: ['/en/newsletter/unsubscribe/', '/api/newsletter/unsubscribe/'],
    fields: { fields: { email }, email, language: 'en', categories: ['toys'], kinds: ['new_lots'], act: 'leave' },
  },
  accounts: {
    paths: [
      '/api/auth/sign-up/email',
      '/api/auth/sign-in/email',
      '/api/auth/sign-out',
      '/api/auth/get-session',
      '/api/auth/request-password-reset',
      '/api/auth/reset-password',
      '/api/auth/verify-email',
      '/en/sign-in',
      '/en/register',
      '/de/forgot-password.data',
      '/ar/sign-out',
      '/en/account',
      '/en/account/export',
    ],
    beginnings: ['/api/auth/', '/en/verify?token=', '/en/reset-password?token=', '/en/join-team?token=', '/en?dialog='],
    fields: {
      name: 'Ines',
      email,
      password: 'short',
      confirmation: 'short',
      consent: 'on',
      token: unknown,
      code: '000000',
    },
  },
  team: {
    paths: [
      '/api/team/offers?cursor=x&limit=-1',
      '/api/team/messages',
      '/api/team/requests',
      '/api/team/subscribers',
      '/api/team/outbox',
    ],
    beginnings: ['/api/team/offers?cursor=', '/api/team/requests?limit=', '/api/team/'],
    fields: { cursor: 'x', limit: '10' },
  },
  discovery: {
    paths: [
      '/',
      '/%00',
      '/robots.txt',
      '/sitemap.xml',
      '/metrics',
      '/healthz',
      '/readyz',
      '/en/manifest.webmanifest',
      '/api/openapi.json',
      '/assets/%00',
      '/assets/locales/xx.json',
    ],
    beginnings: ['/share/en/', '/share/', '/assets/', '/'],
    fields: {},
  },
}
