// The local shops of `npm run dev -- --shops`, on the given port and the next one. Its first line says with which variables
// the server uses them. `curl -d '{"does":"breaks"}' localhost:3002/control` makes one fail (src/server/testing/shops).
import { openAmazonShop } from '#server/testing/shops/amazon-shop.ts'
import { openEbayShop } from '#server/testing/shops/ebay-shop.ts'

const port = Number(process.argv[2] ?? 0)
const shops = [await openAmazonShop({ port }), await openEbayShop({ port: port === 0 ? 0 : port + 1 })]
console.log(JSON.stringify(Object.assign({}, ...shops.map(({ environment }) => environment))))
