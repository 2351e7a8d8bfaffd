// The local shops of `npm run dev -- --shops`, on the given port and the two after it: Amazon, eBay, and a host of product
// feeds. Its first line says with which variables the server uses them. `curl -d '{"does":"breaks"}' localhost:3002/control`
// makes one fail (src/server/testing/shops).
import { openAmazonShop } from '#server/testing/shops/amazon-shop.ts'
import { openEbayShop } from '#server/testing/shops/ebay-shop.ts'
import { openFeedHost } from '#server/testing/shops/feed-host.ts'
import { feedOfStock } from '#server/testing/shops/feed-of-stock.ts'

const port = Number(process.argv[2] ?? 0)
const portAfter = (count: number) => (port === 0 ? 0 : port + count)
const shops = [await openAmazonShop({ port }), await openEbayShop({ port: portAfter(1) })]
const feeds = await openFeedHost({ host: '127.0.0.1', port: portAfter(2) })
feeds.serve('/products.tsv', { body: feedOfStock(), hasEtag: true, gzip: 'encoding' })
console.log(JSON.stringify(Object.assign({ DEV_FEED_HOST: feeds.url }, ...shops.map(({ environment }) => environment))))
