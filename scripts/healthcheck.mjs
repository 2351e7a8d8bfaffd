// node healthcheck.mjs: ends with code 0 when the server of this container can work. scripts/build-image.mjs puts it into
// the image, which has no curl.
const answer = await fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/health/ready`).catch(() => undefined)
process.exit(answer?.ok ? 0 : 1)
