// The page /embed: the line follows the choices, and one's own text is tried.
const byId = (id) => document.getElementById(id);
const line = byId("line");
const plain = line.textContent;
for (const hidden of document.querySelectorAll("main [hidden]")) hidden.hidden = false;

const write = () => {
  const translation = byId("translation").value;
  const theme = byId("theme").value;
  const choices = [
    translation === "kjv" ? "" : ` data-translation="${translation}"`,
    theme === "auto" ? "" : ` data-theme="${theme}"`,
  ].join("");
  line.textContent = plain.replace("></script>", `${choices}></script>`);
  byId("copied").textContent = "";
};
byId("translation").addEventListener("change", write);
byId("theme").addEventListener("change", write);

byId("copy").addEventListener("click", async () => {
  try {
    await navigator.clipboard.writeText(line.textContent);
    byId("copied").textContent = "Copied.";
  } catch {
    getSelection().selectAllChildren(line);
    byId("copied").textContent = "Selected: copy it with your keyboard or menu.";
  }
});

const show = () => {
  byId("shown").textContent = byId("own").value;
};
byId("own").addEventListener("input", show);
show();
