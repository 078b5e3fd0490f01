export default async function stopProduct() {
  await globalThis.stopProduct?.();
}
