import { getTranslations } from "next-intl/server";
import { Field } from "@/components/ui/field";
import type { ShopPicture } from "@/lib/ebsn/domain/content-edit";
import styles from "./content.module.css";

type Props = { scene: string; imgAlt: string; pictures: ShopPicture[] };

const toLabel = (name: string) => name.replaceAll("-", " ");

export async function PictureFields({ scene, imgAlt, pictures }: Props) {
  const t = await getTranslations("backoffice.contentEdit");
  return (
    <>
      <details className={styles.proposal}>
        <summary className="disclosure">
          {t("picture", { name: scene ? toLabel(scene) : t("noPicture") })}
        </summary>
        <fieldset className={styles.pictures}>
          <legend className="visually-hidden">{t("pictures")}</legend>
          <label>
            <input type="radio" name="scene" value="" defaultChecked={scene === ""} />
            <span>{t("noPicture")}</span>
          </label>
          {pictures.map(({ name, url }) => (
            <label key={name}>
              <input type="radio" name="scene" value={name} defaultChecked={name === scene} />
              <img src={url} alt="" width={240} height={135} loading="lazy" />
              <span>{toLabel(name)}</span>
            </label>
          ))}
        </fieldset>
      </details>
      <Field
        id="content-picture-alt"
        name="imgAlt"
        label={t("bannerAlt")}
        hint={t("pictureAltHint")}
        maxLength={300}
        defaultValue={imgAlt}
      />
    </>
  );
}
