export default async function stopProducts() {
  await globalThis.stopProducts?.();
}
